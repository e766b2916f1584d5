# Стол, за которым делают героев: общее для всех систем.

hero-menu = Листы героев
hero-name = { $hero }
hero-make = Создать героя
hero-make-says = Пришли лист героя текстом в ответ на это сообщение или собери героя по шагам. Образец:
hero-change = Изменить лист: { $hero }
hero-change-says = Пришли исправленный лист целиком или поправь кнопками. { $stays } Образец:
hero-by-steps = Собрать по шагам
hero-by-steps-on = Дальше по шагам
hero-sheet-asks = Лист героя текстом
hero-import = Лист поверх героя
hero-import-says = Присланный лист заменит героя в игре целиком, { $replaced }. Выбери героя и пришли лист.

## Лист прочитан

hero-read = Лист прочитан: { $hero }
hero-doubts = ⚠️ Проверь:
hero-doubt = • { $doubt }
hero-doubt-in-line = • Строка { $line }: { $doubt }
hero-save = Сохранить
hero-correct-by-steps = Поправить кнопками
hero-throw-away = Выбросить, пришлю другой
hero-goes-on = Лист длинный? Пришли продолжение

## По шагам

hero-sent-back = Ведущий: «{ $words }»
hero-next = Дальше
hero-back = К выбору
hero-skip = Пропустить
hero-later = Отложить
hero-leave = Иначе

## Одобрение

hero-with-gm = 📝 { $hero }: лист у ведущего, ждём одобрения
hero-approve = Новый герой: { $hero }
hero-approve-change = Лист изменён: { $hero }
hero-approve-yes = Принять
hero-approve-no = Вернуть (сначала слова)
hero-approve-asks = Что поправить
hero-recall = Забрать лист: { $hero }
hero-recall-says = Лист у ведущего. Его можно забрать и поправить.
hero-recall-yes = Забрать и поправить
hero-joined = Герой в игре: { $hero }
hero-revised = Лист изменён: { $hero }
hero-imported = Ведущий меняет лист: { $hero }

## Отказы

refuse-sheet-line = Строка { $line }: «{ $shown }». { $why }
refuse-words-first = Сначала напиши слова в ответ на вопрос, потом нажми.
refuse-words-missing = Здесь нужны слова.
refuse-npc-sheet = Это лист персонажа ведущего, а нужен герой.
refuse-name-missing = В листе нет имени. Нужно так: «Имя: Ласточка».

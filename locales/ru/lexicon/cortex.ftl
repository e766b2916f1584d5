# Слова текстового листа. Каждое сообщение - слова через запятую; первое пишется при выгрузке, остальные только читаются.
# The words of the text sheet: comma-separated; the first is written on export, all are read, in every language's game.

## Keywords
name = имя, герой, персонаж
kind = тип персонажа, вид персонажа
about = описание, биография, идея, концепт, история
affiliation = кооперация
solo = соло
buddy = друг, с другом, напарник
team = команда, в команде
severity = суровость
distinctions = отличия, отличие
power-set = комплект, комплект способностей
power-sets = комплекты, комплекты способностей
powers = силы, особые характеристики
specialties = специализации, специализация
reactions = для реакций
milestone = веха
milestones = вехи
pp = СО, сюжетные очки
pp-floor = минимум СО
xp = XP, ХР, опыт
actions-done = сделано действий
stress = стресс
trauma = травмы, травма
out = поддался стрессу
was-out = поддавался стрессу
scene-trauma = травма этой сцены
complications = помехи, помеха
assets = преимущества, преимущество
resources = ресурсы, ресурс
banked = отложено, отложенные дайсы
gone = покинул историю

## Entries of a Power Set
sfx = СЭФ, спецэффект
limit = Предел
tier-8 = феноменальн
tier-10 = сверхчеловеческ
tier-12 = богоподобн

## Values
kind-hero = герой
kind-major = ключевой, ключевая, злодей
kind-minor = второстепенный, второстепенная
kind-specialist = специалист
kind-mob = банда
kind-large_scale = крупномасштабный, крупномасштабная
physical = физический
mental = ментальный
emotional = эмоциональный
stem-physical = физ
stem-mental = мент
stem-emotional = эмо
novice = новичок
expert = эксперт
master = мастер
grandmaster = грандмастер
stem-novice = новичок
stem-expert = эксперт
stem-master = мастер
stem-grandmaster = грандмастер
push = воля
stunt = трюк
yes = да
no = нет
nothing = нет

## Marks
pulled = без травмы
shutdown = отключено, отключён, отключена, отключены
weakened = ослаблено, ослаблен, ослаблена, ослаблены
completed = завершена, завершено, завершён, завершены
helpless = беспомощен, беспомощна, беспомощно, беспомощны
scenes-one = ещё # сцена
scenes-few = ещё # сцены
scenes-many = ещё # сцен

/** Titles of the four parts of the novel "The Ferry Clock". */
export const ferryClockNovelPartTitles = [
  'The Island That Ran Late',
  'Borrowed Hours',
  'The Long Night of the Bell',
  'On Time',
]

/** Chapters of the novel as [title, text]. Each of the four parts has ten chapters. */
export const ferryClockNovelChapters = [
  [
    'A Quarter Past the Tide',
    `The ferry clock of Saint Orlen had been wrong for so long that the island had stopped calling it wrong. It was a quarter slow, every day, in every weather, and so was everything that listened to it: the school, the bakery, the two policemen, and the ferry itself, which came in with the tide and went out with the clock, and so belonged to two times at once.

Mirre Tal was eleven on the morning the hands moved by themselves. She was sitting under the tower with a bag of warm rolls, waiting for her father, who drove the winch, when the great iron minute hand gave a shiver like a dog getting out of water, and jumped forward fifteen minutes.

Nobody else saw it. That is important. The square was full of people, and all of them were looking at the ferry.

"Papa," she said, when he came. "The clock is right."

He looked up at it, then at his own watch, then at the sea. He was a man who took his time about faces. "No," he said at last. "If that is right, then we are late."[^The tower had been raised in the year of the short summer, when the herring came early and nobody was ready for them.]

And in the harbour, for the first time in a hundred and nine years, the ferry left without the passengers.`,
  ],
  [
    'The Winch Driver',
    `Her father's name was Osk, and he had a voice like a gate. He spoke to the winch all day and to people when it was necessary.

"A clock does not jump," he said that evening, cutting bread. "A clock is a wheel that leans on a wheel that leans on a wheel. Somebody leaned."

"Nobody was up there."

"Then something was tired of waiting." He put the larger piece on her plate. "Sleep. Tomorrow we will all be early, and I do not think we know how."

She lay awake and listened. On other nights the strokes came through the window soft and late, like somebody apologising. Tonight they were clean. She counted nine of them, and after the ninth there was a tenth, very small, as if the bell had thought of something more to say.`,
  ],
  [
    'Everyone Is Early',
    `It is a terrible thing to be early for your own life. The baker opened to an empty street and wept into the rolls. The teacher, Miss Anders, rang the bell to a yard full of gulls. By noon the two policemen had arrested each other for loitering.

Only the old people sat where they always sat, on the wall above the slip, and looked content. "It was like this before," said Grandmother Quay, who had been blind for thirty years and still turned her head when a gull went by. "Before the clock was put to sleep."

"Put to sleep by whom?" asked Mirre.

"By us, dear," said Grandmother Quay. "We voted."`,
  ],
  [
    'What the Vote Was About',
    `There had been, she said, a boy. There is always a boy. He had wound the clock every Sunday, and one Sunday he had wound it and gone down to the slip and stepped into a boat, because he had worked out that if he left on time he would be back before anybody missed him.

The boat came back. The oars were shipped, and the lamp was lit, and there was a sandwich in the bow with one bite out of it.

His mother kept the tower. She went up and held the pendulum with her two hands for a quarter of an hour. "There," she said, when she came down. "Now he has until then."

The island met in the net loft and voted to leave it so. Nobody spoke against it. It was fifteen minutes. They had them to spare.[^The minutes of the meeting are kept in the net loft. They are, as one would expect, fifteen short.]`,
  ],
  [
    'The Stair',
    `There were ninety-nine steps in the tower, and the hundredth was a ladder. Mirre had never been higher than the thirtieth, where the pigeons began.

She went up on the second day, with a lamp, in her socks. The wood was warm. That was the first strange thing: a tower in March, warm as a bread oven, and breathing. The weights hung in their well like sleeping bats. Above them the wheels went round, each with its own small voice, and all of the voices were saying the same thing, though she could not make out what.

On the ninety-ninth step sat a boy with a sandwich.

"Is it time?" he said.`,
  ],
  [
    'One Bite',
    `He was about her age and dressed like a photograph. The sandwich had one bite out of it.

"That depends," said Mirre, who had been brought up to be careful with boys in towers. "Time for what?"

"To be back." He looked at his hands. "I keep being nearly back. I come up the stair and it is nearly time, and then it is a quarter to again, and I am in the boat, and it is dark, and I am hungry. So I take a bite."

"How many times?"

"I do not know," said the boy. "It is always the first."`,
  ],
  [
    'His Name',
    `His name was Finn Quay. When he said it the lamp went low and came up again.

"I know your sister," said Mirre.

"I have not got a sister," said Finn. "Mother says perhaps in spring."

She thought of the old woman on the wall, turning her face after gulls. She sat down on the step below him, because there are things one should not say standing.

"It is spring," she said.`,
  ],
  [
    'A Small Arithmetic',
    `They worked it out on the wall with a burnt match. A quarter of an hour each day; three hundred and sixty-five days; a hundred and nine years. It came to nearly ten thousand hours.

"That is more than a year," said Finn.

"It is a year and seven weeks," said Mirre, "if you do not sleep."

"I have not slept." He rubbed out the last figure with his sleeve. "Somebody has been lending it to me. A quarter at a time. Who has that much to lend?"

She looked out through the slats. Below them the whole island went about its morning, early and bewildered: the baker, the gulls, the two policemen, her father with his hand on the winch.

"Everybody," said Mirre.`,
  ],
  [
    'Debts',
    `When you have lived on an island long enough you know what everyone owes. The Halls owe the Brandts a goat. The school owes the church a roof. The sea owes the Marrens two sons and a boat called _Patience_, and pays a little back each winter in planks.

Nobody had ever reckoned what a boy in a tower owed for a year and seven weeks. "I could work," said Finn.

"You could come down," said Mirre.

He looked at the ladder as one looks at cold water.`,
  ],
  [
    'The Tenth Stroke',
    `That night the bell struck nine, and then the small tenth stroke that only she seemed to hear. She was awake for it. She was, in fact, inside it, for she had gone back up with a blanket and a can of soup, and when the hammer fell the second time she saw what it struck.

It did not strike the bell. It struck the air beside the bell, and the air rang.

"That is the door," said Finn. "It opens when the clock is right. It has not been right since I left." He held out half of the sandwich. "You had better have this. It may be a long way, and I have already had a bite."`,
  ],
  [
    'Through',
    'It was like stepping off the ferry when the slip is lower than you thought. Her foot went down and down, and then there was a stair again, the same stair, with the same ninety-nine steps; but the wood was new and smelt of resin, and the pigeons had not yet been told.',
  ],
  [
    'The Same Island',
    'Everything was where it should be, and younger. The chestnut in the square was a stick with a fence round it. On the wall above the slip sat nobody, because the people who would sit there were running about on the sand, shouting, with their skirts tucked up.',
  ],
  [
    'A Girl with Good Eyes',
    `"You are new," said a girl of five. She had a bucket with a crab in it and looked at Mirre so hard that it was almost rude. Mirre had never been looked at by those eyes before, though she had known them all her life.

"I am a friend of your brother's," she said.

"I have not got a brother yet," said the girl. "Mother says he is late."`,
  ],
  [
    'The Keeper',
    'Finn\'s mother was up a ladder with oil on her chin. She was not old. Nobody had told Mirre that; in the story she had always been old, because she was sad. "Hand me the small spanner," said the keeper, without looking round, "and tell me whose child you are, and why you are wearing trousers."',
  ],
  [
    'The Small Spanner',
    'It is easier to tell the truth to somebody who is holding a wheel. Mirre told it. The keeper went on turning the nut, a quarter at a time, and when the story was over she had tightened the thing so far that it would never come loose again.',
  ],
  [
    'What a Mother Says',
    '"If I let it run," said the keeper, "he will be lost at sea on Sunday." She wiped her hands. "And if I hold it, he will be lost in my tower for a hundred years, but he will be nearly back." She thought about it for as long as it takes to fold a cloth. "You did not say what you came for."',
  ],
  [
    'What Mirre Came For',
    'She did not know. She had come because a door had rung. But it seemed to her that there was a third thing, besides letting go and holding on, and that everyone on the island had forgotten it because it was so ordinary.',
  ],
  ['An Ordinary Thing', '"You could go with him," said Mirre.'],
  [
    'Sunday',
    'The boat was called _Presently_. It had room for one boy, two oars and a lamp, and it held, that Sunday, a boy, his mother, a stowaway in trousers, and a girl with a bucket, who had not been asked.',
  ],
  ['The Sandwich', 'There were four of them to share it, so it did not last.'],
  [
    'Outside the Harbour',
    "Beyond the ninth rock the sea stops being the harbour's and becomes its own. The swell came up under them like a question. Finn rowed well, for a boy who had been practising for a hundred years.",
  ],
  [
    'Fog',
    'It did not roll in. It was simply there, as a word is there when one has stopped looking for it. The lamp made a small yellow room, and they sat in it with their knees touching.',
  ],
  [
    'The Bell at Sea',
    'Somewhere a bell struck nine. "That is ours," said the keeper. "Row for it." And somewhere else, quite as near, a bell struck nine again, a quarter of an hour later.',
  ],
  [
    'Two Bells',
    '"Which is the right one?" said Finn. It was the only question that the fog had ever asked him, and he had rowed toward one answer ten thousand times.',
  ],
  [
    'The Crab',
    'The girl with the bucket tipped it over the side. "She knows," said the girl. The crab went down through the green light, sideways, without hurrying, and toward neither bell.',
  ],
  ['Sideways', 'So they rowed sideways.'],
  [
    'The Place Between',
    'There was a place between the strokes, no wider than a boat. The water in it was perfectly flat. All the minutes that anybody on Saint Orlen had ever lent were lying on it like leaves, and each of them was still warm.',
  ],
  [
    'Giving Back',
    "They gathered them with the bailer. It took some time, of which there was plenty. There was a quarter of an hour of the baker's in it, from the morning of his wedding, and one of her father's that he had spent looking at her when she was new.",
  ],
  [
    'The Long Night',
    'On the island they still speak of the long night, when the clock stood at nine and the lamps did not burn down. People sat in their kitchens and said the things that they had been meaning to.',
  ],
  [
    'Landfall',
    '"There," said the girl, who had good eyes. And there it was: the slip, the wall, the tower with its one wrong light.',
  ],
  [
    'Ninety-Nine',
    'They climbed with the bailer between them, careful not to spill. At the top the keeper took her two hands from behind her back, where she had been keeping them, and put them on the pendulum. She did not hold it. She gave it a push.',
  ],
  [
    'The Weight',
    'A clock is a wheel that leans on a wheel. This one had been leaning on a boy. When he stepped off the stair the whole tower sighed and settled, and a hundred years of dust came down like flour.',
  ],
  [
    'Grown',
    'He did not turn to bones. Mirre had been afraid of that. He turned, going down, a little older at each landing, as one does on any stair; at the pigeons he was twenty, at the door he was a man with grey in his beard and a crumb in it.',
  ],
  [
    'The Wall',
    'Grandmother Quay was on the wall. She turned her head before the door opened. "You are late," she said.',
  ],
  ['Brother', '"I was nearly back," said Finn.\n\n"I know," said his sister, and moved up to make room.'],
  [
    'The Ledger',
    'In the net loft they opened the minutes of the old meeting. There was a line that nobody remembered writing: _Paid in full, with a sandwich._',
  ],
  [
    'Osk Says Something',
    '"I have had a quarter of an hour returned to me," said her father, at supper. He put the larger piece on her plate. "I thought I might spend it here."',
  ],
  ['The Ferry', 'It left on time the next day, with everybody on it, and came back with oranges.'],
  [
    'What Mirre Wound',
    'She keeps the tower now. On Sundays she goes up with the key, ninety-nine steps and the ladder. She winds it to the end and not a tooth further, because her father is right about wheels.',
  ],
  [
    'The Tenth Stroke Again',
    'And every night, after nine, if the wind is from the sea and one has nowhere to be, there is a small stroke more. It is not late. It is only somebody, out beyond the ninth rock, who has all the time that there is, saying good night.',
  ],
]

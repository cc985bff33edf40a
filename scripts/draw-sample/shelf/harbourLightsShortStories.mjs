/**
 * Texts of "Harbour Lights": six short stories with title, summary, drawing of the cover (`look`) and chapters. A
 * chapter is [title, text].
 */
export const harbourLightsShortStories = [
  {
    title: 'The Lamp That Blinked Twice',
    summary: 'A lamp keeper counts, and comes to one too many.',
    date: '2025-02-14',
    look: {
      place: 'cliff',
      light: 'night',
      people: [{ who: 'orsola', at: 0.42, tall: 0.44, pose: 'hold', mood: 'calm' }],
    },
    chapters: [
      [
        'One',
        `The lamp on Gannet Rock blinks once every eleven seconds. It has done so for sixty-four years, and for nineteen of those Orsola Penn has sat under it with her knitting, not counting, in the way that one does not count one's own breath.

On the night of the fourteenth it blinked twice.

She put down the sleeve she was making. She waited, which takes eleven seconds, and the lamp blinked once. She waited again. Once. She was about to decide that she had dreamed it when, from far out on the black water where no ship was due, somebody blinked back. Twice.

There is a book in every lighthouse in which nothing may be crossed out. Orsola opened it and wrote, because it was true: _23.14. Lamp said something. Sea answered._ Then she sat and looked at the line for some time, thinking of the inspector who would read it.`,
      ],
      [
        'Two',
        `The inspector was Ines Vale, and she read it standing up, with her hat on.

"You were asleep," she suggested, in the voice of somebody offering a chair.

"I was turning a heel," said Orsola. "Nobody has ever slept while turning a heel."

So they climbed, all ninety-one steps, and took the lamp apart on a bedsheet. Inside the shutter, where the brass arm falls, they found a second arm, no longer than a match, cut by somebody with good tools and a steady hand. It had been made to fall once and then to drop off. It had dropped off. It lay in the oil like a fish bone.

"Who has been up here?" asked Ines Vale.

"You," said Orsola. "The man for the paint. The school, in May." She stopped.

"In May," said the inspector.

"There was a boy," said Orsola slowly, "who asked what would happen if it said good night."`,
      ],
      [
        'Three',
        `He was called Wick Marlow, he was nine, and he did not deny it. He had made the arm in his grandfather's workshop out of a spoon. It had taken him four months, most of which had been courage.

"But why?" said Ines Vale. "There are ships out there, Wick. They trust that lamp."

"I know," said the boy. "I only wanted it the once. There was nothing due. I looked in the tables."

"And the answer? Somebody answered."

He went red to the ears. "That's my mother," he said. "She's mate on the _Patience_. She's been on the far run since I was in second class. I wrote and told her the night and the minute. I said, if you see it twice, that one's mine."

The inspector took off her hat, finally, and looked into it as if the law might be in there. In the end she confiscated the spoon.

The book on Gannet Rock still says what it says, since nothing in it may be crossed out. But on the fourteenth of each month, at fourteen minutes past eleven, there is a person knitting under the lamp who takes great care to be looking the other way.`,
      ],
    ],
  },
  {
    title: 'Forty-One Umbrellas',
    summary: 'The lost property office has a run on one thing.',
    date: '2025-05-02',
    look: {
      place: 'street',
      light: 'dusk',
      mods: ['rain'],
      people: [{ who: 'ines', at: 0.5, tall: 0.48, pose: 'stand', mood: 'worried' }],
    },
    chapters: [
      [
        'Monday',
        `By noon on Monday Tilda Roe had taken in nine umbrellas. It had not rained since Thursday.

The lost property office of the Ninth Harbour is a long room under the customs hall with a counter at the front and, behind it, everything that anybody ever put down. Tilda knew it by heart. There were three tubas. There was a wedding cake in plaster. There were umbrellas, of course, two or three a week, in the ordinary way of forgetting.

"Where did you find it?" she asked the ninth person.

"On the ferry," he said. "Open. Standing on the deck by itself, as if it was waiting for somebody."

She wrote it down. They had all said that.`,
      ],
      [
        'Wednesday',
        `On Wednesday there were thirty. Tilda stood them along the wall by size. They were all black, all good, all mended in the same place, at the third rib, with a loop of blue thread.

Blue thread is not rare. But it is not nothing either, and on Wednesday evening she put on her coat and walked up Tallow Street reading the signs, until she came to one that said _J. Okonjo, Umbrellas, Also Listening_.

"Ah," said the old woman inside. "You have come about the passengers."

She had mended umbrellas in that shop for fifty years, she said, and people will tell an umbrella mender anything, because she is looking at the umbrella. That was how she knew about the ferry that went down in the fog the winter before the bells were hung. Forty-one people. Eleven minutes. "And every one of them," said Mrs Okonjo, "owed me for a repair. So they were on my shelf, do you see? Dry. It has always seemed unfair."`,
      ],
      [
        'Friday',
        `"You have been leaving them on the boat," said Tilda.

"One at a time. I am eighty, I cannot carry forty-one." She bit through a blue thread. "I thought: if they are late, they are late. But nobody should have to come home and get wet on the last bit."

On Friday the last eleven came in, and Tilda Roe did something that the rules do not foresee. She wrote no labels. She borrowed the porter's cart, and in the hour before the last ferry she carried them down again, all forty-one, and opened them along the rail.

It was a clear night. There was nobody aboard. But the boatman, who is not a man for stories, says that when they passed the ninth buoy it began to rain, quite gently, straight down; that it rained for eleven minutes; and that when the light of the pier fell over the deck there was not an umbrella on it.

The file at the lost property office is closed. In the column where one writes _by whom collected_, Tilda put: _owners_.`,
      ],
    ],
  },
  {
    title: 'A Cat Called Tuesday',
    summary: 'Found: one cat. Lost: one day.',
    date: '2025-08-19',
    look: {
      place: 'pier',
      light: 'day',
      people: [{ who: 'tilda', at: 0.4, tall: 0.44, pose: 'kneel', mood: 'happy' }],
    },
    chapters: [
      [
        'The Cat',
        `The cat came with the herring boats and would not go with them. It was the colour of wet slate and it sat down in the door of the harbour office in such a way that the door could be neither open nor shut.

"What day is it?" asked the harbour master, who had forms to date.

"Tuesday," said the clerk.

The cat looked round.

That was how it got its name, and also how the trouble began; for when the clerk said on the following morning that it was Wednesday, the cat looked at him with such contempt that he went to the window and made sure.`,
      ],
      [
        'The Day',
        `It is not easy to prove what day it is. There is the newspaper, but the newspaper believes the printer. There is the church, but the church believes the newspaper. The harbour master, who was thorough, went and asked the sea; that is, he compared the tide with the tables.

The tide said Tuesday.

It had been Tuesday yesterday as well. In the whole of the Lantern Coast nobody had noticed, since it had been an ordinary sort of day and people had been busy. But there it was: they had had it twice, the water had come up the same stairs to the same weed, and everyone had written Wednesday over it, in ink.

"Then we are a day ahead," said the clerk.

"Or the sea's a day behind." The harbour master looked at the cat. The cat was washing. "Where would you look," he said, "for a day that somebody had left lying about?"`,
      ],
      [
        'The Mending',
        `They found it at low water, under the slip, where the cat went and sat. I cannot tell you what it looked like. The clerk says it looked like a morning with nobody in it. It was caught on a nail.

They talked about what to do, and here I think they did well. They could have kept it. A spare day! There was not a person in the town who could not have used one. The harbour master had a brother he had meant to write to since the spring.

But it was not theirs. So they eased it off the nail, and turned it the right way round, and the tide took it. That evening all the clocks went on as before, and everything that had been written in ink was true.

The cat was gone in the morning. The harbour master dated his forms, cleaned his pen, and then, since it was Thursday and he had in a manner of speaking been lent the time, he wrote to his brother.`,
      ],
    ],
  },
  {
    title: 'The Fog Rehearsal',
    summary: 'Every seven years the town practises being lost.',
    date: '2025-11-07',
    look: {
      place: 'skyline',
      light: 'dawn',
      people: [{ who: 'ines', at: 0.34, tall: 0.46, pose: 'walk', mood: 'calm' }],
    },
    chapters: [
      [
        'Places, Please',
        `Every seven years the town of Ninth Harbour rehearses the fog. There is a committee. At six in the morning the bells are wrapped in flannel, everybody puts on a hood that comes down to the chin, and for eleven minutes, from the first whistle to the second, people have to find their way to the quay by asking.

"You can't peep," said the woman who handed Ines Vale her hood. "It isn't a rule. It's only that you'll be sorry."

The inspector had been in the town for three years and thought of herself as somebody who knew it. She stepped off the kerb, and there was nothing on the other side.`,
      ],
      [
        'Asking',
        `The first voice said: "You're at the pump. Who are you?"

"Vale," said Ines. "The inspector."

"Ah," said the voice, and thought it over. "I'm the one you fined for the goat. Straight on, and keep the sound of the water on your left."

The second voice was a child's, and took her by the sleeve. The third was the goat. The fourth belonged to a man she had been looking for since August, in the matter of some copper pipe. They knew each other at once. They stood there in the dark, quite close, and neither of them had a face.

"It's the rehearsal," said the man at last. "You have to tell me the way if I ask. And I you."

"I do," said Ines Vale.

"Well, then. Which way is the quay?"

She found that she knew. She could hear it: flannel bells, forty pairs of boots, somebody laughing from fright. She turned him round by the shoulders.`,
      ],
      [
        'The Second Whistle',
        `When the hoods came off, everyone was on the quay, which the committee said had not happened since 1931. The sun was coming up. People looked at whoever they were holding on to and let go, or did not.

The man with the copper pipe was two steps away. He could have run; she saw him think of it. Instead he held out his wrists, quite politely.

"What did you want it for?" said Ines Vale.

"It's for the bell," he said. "The ninth. It has a crack. You can't hear it by day, but in there," and he nodded at the empty air behind them, "in there I could hear it. It says the wrong thing. It says _come this way_."

She looked up at the tower. Then she took off her hat and put it on again, which was what she did when the law and the truth were not standing in the same place.

They hung the mended bell in December. The pipe, in the records, is a donation.`,
      ],
    ],
  },
  {
    title: 'Last Orders at the Drowned Star',
    summary: 'A public house closes for good. Almost.',
    date: '2026-01-30',
    look: { place: 'room', light: 'dusk', people: [{ who: 'orsola', at: 0.5, size: 0.4, y: 0.62, mood: 'smirk' }] },
    chapters: [
      [
        'The Notice',
        `They were going to close the Drowned Star on the last day of January, and build a place for boats that nobody sailed. It was all in order. The notice had two seals.

The landlord read it out with his glasses on the end of his nose, and when he had finished there was the kind of quiet in which one hears the beer settle. The Star had been there since before the harbour. The door was a ship's door. The bar was a keel. On the ceiling you could still see, when the lamps were lit, a pale ring where each of them had always hung.

"It says _all fixtures to be removed by midnight_," said the landlord. "I'd take it kindly if you'd each carry something."`,
      ],
      [
        'The Carrying',
        `So they carried. Somebody took the clock, and somebody took the stuffed pike. Four men took the piano as far as the corner, where it refused. Old Hanne Brandt, who was ninety and had her own chair, took her own chair. By eleven there was nothing in the place but the people, the bar, and one lamp.

"The bar's a fixture," said the man with the seals, who was there to see it done.

"It's a keel," said the landlord.

"It's fixed."

"A keel isn't fixed," said Hanne Brandt from her chair in the street. "You ask anybody. A keel's only waiting."

And then, since nobody there was altogether sober, they put their shoulders to it.`,
      ],
      [
        'Midnight',
        `I have talked to nine people who were in the Drowned Star that night, and they all tell it differently except for one thing. It moved. It did not come away from the floor; the floor came with it, and the walls came with the floor. There was a long low noise like somebody turning over in bed. The last lamp swung. And the whole house, which had been a ship upside down for two hundred years, and had been very patient about it, slid down Capstan Street into the harbour and turned the right way up.

It floats quite well. It lies at the third buoy, between the coal barge and the pilot. You row out. The landlord has had to take the legs off the tables.

The man with the seals made a note that the ground had been cleared, as required, by midnight. He is there most Fridays. He has his own chair.`,
      ],
    ],
  },
  {
    title: 'What the Pilot Owed',
    summary: 'A debt is paid in the only coin it was lent in.',
    date: '2026-04-11',
    look: { place: 'sea', light: 'dawn', people: [{ who: 'tilda', at: 0.36, tall: 0.46, pose: 'wave', mood: 'calm' }] },
    chapters: [
      [
        'The Debt',
        `When Anders Quill retired, after forty years of bringing other people's ships through the Needles, he said in his speech that he owed nobody anything. It got a laugh, because he was known to be careful. He sat down and his wife, who had been looking at her plate, said: "That is not so, and you know it."

He did know it. He had owed it for thirty-eight years. He had owed it for so long that it had become part of the furniture, something one walks round in the dark.

In his second winter he had put a collier on the Needles in clear weather. He had been looking at a girl on the sea wall. Another pilot, a man called Dov Lantz, had gone out in a rowing boat and brought her off before the tide turned, and on the way home he had said: "I never saw a squall come up so fast." There had been no squall. It is in the record as a squall.`,
      ],
      [
        'The Rowing Boat',
        `Dov Lantz was ninety-four and lived with his niece over the chandler's. He had not been out of the room since spring. He knew Anders at once, and asked him how the Needles were.

"Where they were," said Anders. "I've come about the squall."

"What squall?" said the old man.

"That's it. That's what I've come about. I never thanked you. I let it stand. I got my forty years out of it, and the girl on the wall as well, I married her, and you never had so much as a drink."

Dov Lantz thought about it. From his window one could see a piece of the harbour no larger than a book.

"I'd like to see it again," he said. "All of it, with the water moving. But I can't do the stairs, and she can't carry me, and nobody's to know that I asked."`,
      ],
      [
        'The Squall',
        `The next morning, which was as clear as a bell, there was an accident in Chandler's Row. Anders Quill, who had never dropped anything in his life, somehow let go of the sling while he was swinging a sofa out of an upper window, and it came down into a rowing boat, and on it, in two blankets, was Dov Lantz.

It could not be helped. They had to go where the ebb took them; it took them out past the nine buoys and round the Needles, close enough to touch, and back by way of Gannet Rock, with the sun on the water the whole time. It took four hours. There was soup.

The harbour master had to write it down, of course, because of the sofa. He asked Anders Quill how in the name of sense it could have happened.

"I never saw a squall come up so fast," said Anders.

The harbour master looked at the sky. Then he looked at the old man in the boat, who was brown from the sun and smiling like a boy; and he wrote it down as a squall.`,
      ],
    ],
  },
]

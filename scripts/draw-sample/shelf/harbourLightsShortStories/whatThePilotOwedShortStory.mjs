/** Short story "What the Pilot Owed" of the book series "Harbour Lights". */
export const whatThePilotOwedShortStory = {
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
}

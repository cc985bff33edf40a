/** Short story "A Cat Called Tuesday" of the book series "Harbour Lights". */
export const catCalledTuesdayShortStory = {
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
}

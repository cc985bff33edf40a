/** Short story "The Lamp That Blinked Twice" of the book series "Harbour Lights". */
export const lampThatBlinkedTwiceShortStory = {
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
}

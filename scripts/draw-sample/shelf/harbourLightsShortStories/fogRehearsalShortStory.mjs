/** Short story "The Fog Rehearsal" of the book series "Harbour Lights". */
export const fogRehearsalShortStory = {
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
}

/** Short story "Forty-One Umbrellas" of the book series "Harbour Lights". */
export const fortyOneUmbrellasShortStory = {
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
}

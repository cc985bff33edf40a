/** Short story "Last Orders at the Drowned Star" of the book series "Harbour Lights". */
export const lastOrdersShortStory = {
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
}

/** Texts of the book series "The Rooftop Almanac": six notebooks about growing plants on a roof. */
export const rooftopAlmanacBookSeries = [
  {
    title: 'January and February',
    summary: 'Nothing grows. A good time to begin.',
    date: '2025-01-06',
    look: {
      place: 'room',
      light: 'night',
      people: [{ who: 'byeol', at: 0.46, tall: 0.48, pose: 'stand', mood: 'calm' }],
    },
    chapters: [
      [
        'What you have',
        `A roof has more weather than a garden. It gets the wind first and the sun longest, and nobody comes by to tell you that it cannot be done. Go up on the coldest day with a notebook and do only this: find out where the snow melts first. That is your south. Find out where it does not melt at all. That is where you will put the chair.

Write down the hours of light on each corner. Four is enough for salad, six for peas, eight for a tomato that will make you insufferable.`,
      ],
      [
        'Twelve pots',
        `Begin with twelve. It is the number one person can carry water for without becoming bitter. They do not have to be pots. Anything that can hold earth and let go of water will do: a drawer with the bottom drilled, a bucket that leaks already. The only bad pot is the beautiful one without a hole.

Earth is heavy and wet earth is heavier. Ask what your roof can bear, and then believe the answer.`,
      ],
      [
        'Seeds in an envelope',
        `Seeds are the cheapest way of owning the future. Order too few. You will be given more by people who ordered too many, and this is how you come to know your neighbours.

Sow nothing yet. In the last week of February put three broad beans on wet paper in a saucer on the window sill, and look at them before breakfast.`,
      ],
    ],
  },
  {
    title: 'March and April',
    summary: 'On patience, and on what the pigeons think of it.',
    date: '2025-03-03',
    look: {
      place: 'rooftop',
      light: 'rain',
      mods: ['rain'],
      people: [{ who: 'byeol', at: 0.5, tall: 0.48, pose: 'kneel', mood: 'happy' }],
    },
    chapters: [
      [
        'Too early',
        `Everybody sows too early once. The first warm day comes, the whole street has its coat open, and up you go with your envelope. Ten days later there is frost, and you stand among twelve pots of small black threads and take it personally.

The roof is a fortnight behind the street in spring. In autumn it will give those weeks back.`,
      ],
      [
        'The pigeon question',
        `Pigeons do not want your seedlings. They want the earth, which is warm and soft and, from above, looks like a very good bed. Give them a better one. A tray of sand in the far corner costs nothing and they are vain about it.

Thread does not work. Foil works for a week. A small dog works, but it is a large answer.`,
      ],
      [
        'Water',
        `Carry water up in the morning, so that it is as warm as the air by evening. Water the earth and not the leaf. Put a finger in to the second joint: if it comes out clean, pour; if it comes out dirty, go and sit in the chair.

Most things that die on roofs have been watered by somebody who was worried.`,
      ],
    ],
  },
  {
    title: 'May and June',
    summary: 'Everything at once. Bring string.',
    date: '2025-05-05',
    look: {
      place: 'rooftop',
      light: 'city',
      people: [{ who: 'byeol', at: 0.44, tall: 0.5, pose: 'reach', mood: 'happy' }],
    },
    chapters: [
      [
        'Wind',
        `The beans are up to your knee and the wind has found them. Tie everything to something, loosely, in a figure of eight, with the crossing between the stem and the stick. A plant that is held tight breaks at the knot. A plant that may lean a little grows thick ankles.

Turn the pots a quarter each Sunday. It keeps them honest.`,
      ],
      [
        'Visitors',
        `In the second week of June the bees arrive, and nobody knows who told them. It is five floors up; there is nothing for half a mile but tar. They come straight in over the parapet as though they had an appointment.

Leave one pot for them to do as it likes. Mine has thistles in it, and a poppy that was never introduced.`,
      ],
      [
        'The first salad',
        `Take the outer leaves and never the heart. Twelve leaves from twelve plants make a bowl, and on Thursday there will be twelve more. Eat it on the roof, with your fingers, out of the colander.

It will taste faintly of weather. That is the roof; you will miss it in shop lettuce for the rest of your life.`,
      ],
    ],
  },
  {
    title: 'July and August',
    summary: 'How to go away. How to come back.',
    date: '2025-07-07',
    look: {
      place: 'skyline',
      light: 'city',
      people: [{ who: 'byeol', at: 0.5, tall: 0.46, pose: 'sit', mood: 'calm' }],
    },
    chapters: [
      [
        'Heat',
        `A black roof at noon will cook an egg; we have tried. Stand the pots close together so that they shade each other's feet. Lay straw on the earth, or old newspapers, the long serious kind. Water at ten at night in your nightshirt. The whole quarter is up there by then, on all the roofs, with cans and lamps, waving.`,
      ],
      [
        'Going away',
        `Ask the person below. Not the one you like best; the one who looks up when you come in with wet shoes. Write the instructions on one side of one sheet. Pay in tomatoes.

When you come back something will have died and something will have climbed the aerial. Thank them for both.`,
      ],
      [
        'Too much',
        `In August there is suddenly too much of one thing. It is always the same thing and it is always courgettes. Put them outside your door with a chair under them and a sign. The chair is important: people will not take from the floor, but they will from a chair.`,
      ],
    ],
  },
  {
    title: 'September and October',
    summary: 'The roof pays back its fortnight.',
    date: '2025-09-01',
    look: {
      place: 'street',
      light: 'city',
      people: [{ who: 'byeol', at: 0.4, tall: 0.48, pose: 'carry', mood: 'calm' }],
    },
    chapters: [
      [
        'Keeping seed',
        `Let the best one go. It is hard, every year: the longest bean, the tomato that came first, left hanging while you eat its brothers. When the pod rattles, it is ready. Write the year on the envelope, and where it stood, and one word about the summer.

I have an envelope that says _hail_. They are the best peas I have ever grown.`,
      ],
      [
        'The late sowing',
        `Down in the street it is over. Up here the walls have been drinking sun since May and will be letting it out until the clocks change. Sow spinach, sow rocket, sow the winter lettuce that looks like nothing. They will sit still in December with frost on them like sugar, and in February, when you would give a week's wages for something green, they will be green.`,
      ],
      [
        'Visitors, again',
        `The swifts leave one evening without a word. The next morning the sky is much higher. Take down the strings and keep them: they know the knots by now.`,
      ],
    ],
  },
  {
    title: 'November and December',
    summary: 'Sit down. Look at it.',
    date: '2025-11-03',
    look: {
      place: 'library',
      light: 'night',
      people: [{ who: 'byeol', at: 0.5, tall: 0.46, pose: 'read', mood: 'calm' }],
    },
    chapters: [
      [
        'Putting away',
        `Empty the cans and turn them over, or the frost will open them for you. Wrap the pots that you are fond of. Leave the dead stalks: somebody small is living in each of them and has nowhere else to be until the spring.

Sweep the drain. It is the only thing in this almanac that you really must do.`,
      ],
      [
        'Accounts',
        `Count it up, for once. Twelve pots; nine of them did something. Forty evenings. Two quarrels with the wind, lost. One person from the third floor, whose name you know now. If you write it down as a business it makes no sense at all, and you will notice that you are already drawing next year's plan on the back of the page.`,
      ],
      [
        'The chair',
        `On a clear day in December carry the chair to the place where the snow melts first. There is nothing to do. The roofs go on to the edge of the sky, each with its bucket, its bundle of sticks, its one brave leek. In every second window somebody has a saucer on the sill.

It is a large garden. It only has stairs in it.`,
      ],
    ],
  },
]

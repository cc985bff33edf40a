import { harbourNineComicIssues as base } from '../comics/harbourNineComicIssues.mjs'

/** Comic series "Harbour Nine" about a night inspector of ferries. */
export const harbourNineComicSeries = {
  name: 'Harbour Nine',
  folder: base.folder,
  style: base.style,
  logo: ['HARBOUR', 'NINE'],
  most: 170,
  colors: ['#f3ebda', '#f2b33d', '#0b1018'],
  info: {
    ...base.info,
    Colorist: 'Lucia Ferran',
    CoverArtist: 'Teo Marsh',
    Tags: 'noir, sea, detective',
    Web: 'https://example.org/harbour-nine',
  },
  pool: [
    'pier night fog mid | ines pockets 40 > calm | bo: You can stare. It will not come faster.',
    'office inside close | bo 55 < smirk | bo: Fog does not read timetables, Inspector.',
    'street night rain | ines walk 30 >; tilda run 74 < shout | tilda: !Inspector Vale! | ines: Tilda? It is past ten.',
    'office inside mid | ines cross 30 > ; marek stand 72 < | marek: Forty-one passengers. | ines: And a dog.',
    'pier night | bo point 30 >; tilda wave 66 < happy | bo: There. | sfx: HOONK',
    'skyline dusk | | cap: Nobody sleeps when the horn is wrong.',
    'library inside close | orsola 40 > worried | orsola: ~Who has the ninth key?',
    'deck dawn wide | ines read 30 > +letter; orsola stand 60 < | ines: So it was you.',
    'sea night fog wide | | cap: Nine rocks. Eight bells.',
    'street dusk | marek phone 40 > ; ines lean 72 < | marek: I was never here. | ines: Nor was I.',
    'shop inside | tilda reach 34 > ; bo hips 70 < | tilda: How much for the lamp? | bo: It is holding up the roof.',
    'storm night | ines hold 44 > +lantern | sfx: KRAAAK',
    'cliff dusk wide | ines point 38 > ; tilda crouch 60 > | ines: The tide keeps receipts.',
    'hall inside mid | orsola read 46 > +book | orsola: Page ninety-nine is missing.',
    'pier dawn wide | bo sit 34 > ; tilda floor 58 > | tilda: Do ferries dream? | bo: Of harbours.',
    'skyline night wide | ines stand 46 > | cap: Somewhere a key turned.',
    'street night | ines run 36 > ; marek run 70 > | sfx: TAP TAP TAP',
    'office inside | ines read 40 > +map | ines: Nine chairs. Who took the tenth?',
    'deck night rain mid | bo steer 50 > | bo: Hold on to your hat.',
    'library inside | tilda carry 36 > +box ; orsola point 72 < | orsola: Gently. That is a century.',
    'pier night close | ines 46 > smirk | ines: Got you.',
    'sea dawn | | cap: In the morning the water told on everybody.',
  ],
  issues: [
    {
      title: 'The Late Ferry',
      summary:
        'The last ferry is eleven minutes late, and forty-one passengers have never been asked so many questions.',
      cover: {
        place: 'pier',
        light: 'night',
        people: [{ who: 'ines', at: 0.42, tall: 0.56, pose: 'hold', mood: 'calm' }],
      },
      open: [
        'pier night wide | ines walk 34 > | cap: Harbour Nine. The last ferry is due at nine. | cap: It has been due at nine for eleven minutes.',
      ],
      end: ['pier night close | ines 46 > calm | ines: Nobody leaves.'],
    },
    {
      title: 'The Ninth Key',
      summary: 'Eight keys open the customs house. Somebody made another.',
      cover: {
        place: 'library',
        light: 'inside',
        people: [{ who: 'orsola', at: 0.5, size: 0.4, y: 0.62, mood: 'worried' }],
      },
      open: ['library inside wide | orsola stand 34 > +key | cap: Eight hooks. Nine shadows.'],
      end: ['street night | marek run 50 > worried | cap: It fitted every door but his own.'],
    },
    {
      title: 'What the Fog Owes',
      summary: 'Bo remembers a debt; the sea remembers it better.',
      cover: { place: 'sea', light: 'dusk', people: [{ who: 'bo', at: 0.46, size: 0.44, y: 0.6, mood: 'sad' }] },
      open: ['sea night fog wide | | cap: Fog keeps no books. It does not need to.'],
      end: ['deck dawn | bo lean 40 > closed | bo: Paid.'],
    },
    {
      title: 'Tilda Finds a Dog',
      summary: 'A small case with four legs.',
      cover: {
        place: 'street',
        light: 'dusk',
        people: [{ who: 'tilda', at: 0.44, tall: 0.66, pose: 'run', mood: 'happy' }],
      },
      open: ['street dusk wide | tilda run 40 > happy | tilda: !He followed me!'],
      end: ['pier dawn wide | tilda wave 44 > happy; bo sit 66 < happy | cap: He was called Ferry, of course.'],
    },
    {
      title: 'Low Tide',
      summary: 'When the water leaves, what is left is evidence.',
      cover: {
        place: 'cliff',
        light: 'dusk',
        people: [
          { who: 'ines', at: 0.36, tall: 0.5, pose: 'point', mood: 'angry' },
          { who: 'marek', at: 0.7, tall: 0.48, pose: 'pockets', mood: 'smirk' },
        ],
      },
      open: ['cliff dusk wide | ines stand 40 > | cap: Twice a day the harbour tells the truth.'],
      end: ['sea dawn wide | | cap: It lies the other two times.'],
    },
    {
      title: 'A Letter Without an Address',
      summary: 'Delivered anyway.',
      cover: {
        place: 'office',
        light: 'inside',
        people: [{ who: 'ines', at: 0.48, size: 0.42, y: 0.62, mood: 'calm' }],
      },
      open: ['office inside mid | ines read 46 > +letter | cap: It said only: tonight.'],
      end: ['skyline night wide | ines stand 46 > | ines: Then tonight.'],
    },
  ],
  dates: [2025, 1],
}

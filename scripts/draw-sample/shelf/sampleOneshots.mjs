import { harbourNineComicSeries } from './harbourNineComicSeries.mjs'
import { mossAndEmberComicSeries } from './mossAndEmberComicSeries.mjs'
import { orbitDinerComicSeries } from './orbitDinerComicSeries.mjs'
import { snowlineComicSeries } from './snowlineComicSeries.mjs'

/**
 * One-shots of the library "Comics". The property `of` is a comic series. The one-shot has the same drawing style and
 * characters as this series.
 */
export const sampleOneshots = [
  {
    of: harbourNineComicSeries,
    logo: ['LIGHTHOUSE', 'FOR SALE'],
    title: 'Lighthouse for Sale',
    summary: 'One careful owner, several careless ships.',
    colors: ['#fff3d0', '#c9472f', '#10243a'],
    writer: 'Bram Ellery',
    cover: {
      place: 'cliff',
      light: 'dusk',
      people: [{ who: 'orsola', at: 0.34, tall: 0.44, pose: 'point', mood: 'smirk' }],
    },
    open: ['cliff dusk wide | orsola stand 40 > | cap: One careful owner.'],
    end: ['sea dawn wide | | cap: Sold, to the fog.'],
    date: [2024, 8, 14],
  },
  {
    of: orbitDinerComicSeries,
    logo: ['LAST TRAM', 'TO TITAN'],
    title: 'Last Tram to Titan',
    summary: 'The timetable is optimistic.',
    colors: ['#fff3da', '#37c8c3', '#160d36'],
    writer: 'Pia Lindqvist',
    cover: { place: 'station', light: 'teal', people: [{ who: 'voss', at: 0.5, size: 0.42, y: 0.62, mood: 'tired' }] },
    open: ['station wide | voss stand 40 > | voss: When is the next one?'],
    end: ['space wide | | cap: It left on time, eventually.'],
    date: [2025, 12, 2],
  },
  {
    of: mossAndEmberComicSeries,
    logo: ['THE MAP', 'OF AUTUMN'],
    title: 'The Map of Autumn',
    summary: 'It only works once.',
    colors: ['#fbf4dc', '#bd6f3e', '#3a2420'],
    writer: 'Ilse Aronsen',
    cover: {
      place: 'forest',
      light: 'autumn',
      people: [{ who: 'birch', at: 0.46, tall: 0.6, pose: 'read', mood: 'calm' }],
    },
    open: ['forest autumn wide | birch read 44 > +map | birch: Left at the red tree. All of them.'],
    end: ['meadow moon wide | birch walk 44 > | cap: She arrived in winter.'],
    date: [2026, 10, 28],
  },
  {
    of: snowlineComicSeries,
    logo: ['SIGNAL'],
    title: 'Signal',
    summary: 'Somebody at the end of the map says good night, every night.',
    colors: ['#f6f4ee', '#5fb89a', '#0d1f33'],
    writer: 'Noor Halvorsen',
    cover: {
      place: 'mountain',
      light: 'aurora',
      people: [{ who: 'rask', at: 0.46, size: 0.42, y: 0.62, mood: 'calm' }],
    },
    open: ['snow aurora wide | rask stand 44 > | cap: Every night at nine.'],
    end: ['cabin aurora | rask phone 46 > happy | rask: Good night.'],
    date: [2026, 2, 20],
  },
]

import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { drawingFunctionsByPlace } from '../kit/places/drawingFunctionsByPlace.mjs'
import { drawLayeredStrokeText, drawStrokeText, wrapStrokeText } from '../kit/strokeFont.mjs'
import { svgDocument, svgRect, svgTextElement } from '../kit/svgElements.mjs'
import { harbourNineComicSeries } from './harbourNineComicSeries.mjs'
import { mossAndEmberComicSeries } from './mossAndEmberComicSeries.mjs'
import { snowlineComicSeries } from './snowlineComicSeries.mjs'

const [w, h] = [860, 1180]
const paper = '#faf7f0'
const ink = '#1d1a24'

/** Issues of the magazine "Gutter & Grid", a quarterly about comics. The articles have columns of text. */
export const sampleMagazineIssues = [
  {
    title: 'Balloons',
    color: '#005ed3',
    art: ['skyline', harbourNineComicSeries, 'dusk'],
    date: [2025, 12, 1],
    features: ['Who speaks first', 'Tails and where they point', 'A quiet balloon'],
  },
  {
    title: 'Gutters',
    color: '#d8394c',
    art: ['forest', mossAndEmberComicSeries, 'autumn'],
    date: [2026, 3, 1],
    features: ['The width of a pause', 'Between two panels', 'Margins for the thumb'],
  },
  {
    title: 'Weather',
    color: '#2f7d7a',
    art: ['mountain', snowlineComicSeries, 'aurora'],
    date: [2026, 6, 1],
    features: ['Drawing wind', 'Six kinds of rain', 'The sun is a circle'],
  },
  {
    title: 'Night',
    color: '#4c3f94',
    art: ['pier', harbourNineComicSeries, 'night'],
    date: [2026, 9, 1],
    features: ['Black is a colour', 'Windows that stay lit', 'The moon as a lamp'],
  },
]

const prose = [
  'A page is a room that one enters at the top. The eye has a few seconds to decide where to sit, and the person who drew the page has put out the chairs long before anybody came.',
  'Ask ten letterers how wide a gutter should be and you will hear ten stories about breathing. The gap between two pictures is where the reader does half of the work, unpaid and without noticing.',
  'We measured the shelves of this office with a ruler and found that most of us leave more room for the fold than for the thumb. The thumb has been complaining since the first printed book.',
  'There is a kind of silence that only a wide panel can hold. Put one figure in it, small, near the lower edge, and nobody will turn the page for a moment longer than they meant to.',
  'The old rule says that the person who speaks first stands on the side where the reading begins. The old rule has a hundred exceptions, and each of them is a good page.',
  'When the weather changes within a scene, the colours should know it before the characters do. A cooler shadow, a paler wall: the reader puts on a coat without being told.',
  'Nobody remembers a perfect grid, and nobody forgets the one panel that broke it. Use that once in a book, as one uses a raised voice.',
  'We keep our drafts in long boxes under the stairs. Now and then somebody opens one, for a reference, and is not seen again until the evening.',
]

function backdrop([name, series, light], wide, high, seed) {
  const { style } = series
  const p = { ...style.palettes[style.base], ...style.palettes[light] }
  const c = {
    w: wide,
    h: high,
    p,
    r: createSeededRandom(seed),
    mods: new Set(),
    ink: style.ink,
    pen: style.pen,
    id: 'm',
  }
  const place = drawingFunctionsByPlace[name](c)
  return svgRect(0, 0, wide, high, p.sky[0]) + place.back + (place.front ?? '')
}

function cover(issue, number) {
  let svg = backdrop(issue.art, w, h, `cover ${number}`)
  svg += svgRect(0, 0, w, 210, issue.color)
  svg += drawLayeredStrokeText('GUTTER & GRID', {
    x: w / 2,
    y: 150,
    size: 84,
    anchor: 'middle',
    track: 18,
    layers: [{ fill: '#fff', weight: 0.2, cap: 'round', join: 'round' }],
  })
  svg += drawStrokeText(`No. ${number} · ${issue.title}`, {
    x: w / 2,
    y: 192,
    size: 22,
    anchor: 'middle',
    fill: '#fff',
  })
  issue.features.forEach((text, row) => {
    svg += svgRect(48, h - 300 + row * 78, 520, 60, paper)
    svg += drawStrokeText(text, { x: 70, y: h - 260 + row * 78, size: 24, fill: issue.color })
  })
  return svgDocument(w, h, svg)
}

function column(text, x, y, width) {
  const words = text.split(' ')
  const lines = ['']
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > width / 8.3) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return {
    svg: lines
      .map((line, row) =>
        svgTextElement(x, y + row * 24, 16.5, line, ink, { fontFamily: 'DejaVu Serif, Noto Serif, serif' }),
      )
      .join(''),
    height: lines.length * 24,
  }
}

function article(issue, feature, index, number) {
  const rnd = createSeededRandom(`${number}/${index}`)
  let svg = svgRect(0, 0, w, h, paper) + svgRect(0, 0, w, 12, issue.color)
  wrapStrokeText(feature, w - 120, 58).forEach((line, row) => {
    svg += drawStrokeText(line, { x: 56, y: 110 + row * 78, size: 56, fill: issue.color, weight: 0.15 })
  })
  svg += `<svg x="56" y="190" width="${w - 112}" height="330">${backdrop(issue.art, w - 112, 330, `${number}/${index}`)}</svg>`
  const shuffled = [...prose].sort(() => rnd.between(-1, 1))
  for (const side of [0, 1]) {
    let y = 570
    for (const part of shuffled.slice(side * 4, side * 4 + 4)) {
      const { svg: drawn, height } = column(part, 56 + side * 386, y, 366)
      if (y + height > h - 70) break
      svg += drawn
      y += height + 18
    }
  }
  svg +=
    drawStrokeText(`Gutter & Grid ${number}`, { x: 56, y: h - 26, size: 13, fill: ink }) +
    drawStrokeText(String(index + 3), { x: w - 56, y: h - 26, size: 13, anchor: 'end', fill: ink })
  return svgDocument(w, h, svg)
}

function contents(issue, number) {
  let svg = svgRect(0, 0, w, h, issue.color)
  svg += drawStrokeText('In this issue', { x: 70, y: 190, size: 60, fill: '#fff' })
  issue.features.forEach((text, row) => {
    svg +=
      drawStrokeText(`${row * 2 + 3}`, { x: 70, y: 340 + row * 110, size: 40, fill: '#ffffff99' }) +
      drawStrokeText(text, { x: 160, y: 340 + row * 110, size: 34, fill: '#fff' })
  })
  svg += drawStrokeText(`Number ${number}`, { x: 70, y: h - 80, size: 22, fill: '#fff' })
  return svgDocument(w, h, svg)
}

/** Returns all pages of a magazine issue as SVG, in order. */
export const drawMagazineIssuePages = (issue, number) => [
  cover(issue, number),
  contents(issue, number),
  ...issue.features.flatMap((feature, index) => [
    article(issue, feature, index * 2, number),
    article(issue, issue.title, index * 2 + 1, number),
  ]),
]

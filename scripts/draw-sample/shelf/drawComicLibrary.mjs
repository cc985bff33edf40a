/**
 * Draws the comics, manga, webtoon and magazine of the sample library into sample/library. An argument, such as
 * `harbour`, selects a job in `jobs`. Without arguments, runs all jobs. A job writes the same files in each run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawComicPage } from '../kit/pages/drawComicPage.mjs'
import { parsePanelDescription } from '../kit/pages/parsePanelDescription.mjs'
import { getImageFileExtension, renderSvgAsImage } from '../kit/renderSvgAsImage.mjs'
import { createComicArchive } from '../pack/createComicArchive.mjs'
import { drawComicCover } from './drawComicCover.mjs'
import { drawComicIssuePages } from './drawComicIssuePages.mjs'
import { harbourNineComicSeries } from './harbourNineComicSeries.mjs'
import { kettleSpiritsMangaSeries } from './kettleSpiritsMangaSeries.mjs'
import { mossAndEmberComicSeries } from './mossAndEmberComicSeries.mjs'
import { orbitDinerComicSeries } from './orbitDinerComicSeries.mjs'
import { paperCranesComicSeries } from './paperCranesComicSeries.mjs'
import { rooftopWeatherComicSeries } from './rooftopWeatherComicSeries.mjs'
import { drawMagazineIssuePages, sampleMagazineIssues as magazineIssues } from './sampleMagazine.mjs'
import { sampleOneshots } from './sampleOneshots.mjs'
import { snowlineComicSeries } from './snowlineComicSeries.mjs'

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../sample/library')
const only = process.argv.slice(2)
const pictures = { format: 'webp', quality: 68 }

async function write(file, svgs, info, { broken = false, extra = [], format = pictures } = {}) {
  const pages = []
  for (const [index, svg] of svgs.entries()) {
    const bytes = typeof svg === 'string' ? await renderSvgAsImage(svg, format) : await svg.bytes
    pages.push({
      name: `${String(index + 1).padStart(3, '0')}.${typeof svg === 'string' ? getImageFileExtension(format.format) : svg.ending}`,
      bytes,
    })
  }
  const archive = createComicArchive([...pages, ...extra], info)
  const target = join(library, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, broken ? archive.subarray(0, Math.floor(archive.length * 0.4)) : archive)
  console.log(file, Math.round(archive.length / 1024), 'KiB')
}

/**
 * Returns the release date of an issue as [year, month, day]. An issue without a date gets its date from the start date
 * of the series: the first issue appears in the first month, and each later issue appears two months after the previous
 * issue.
 */
const dateOf = (series, issue, index) => {
  if (issue.date) return issue.date
  const month = series.dates[1] - 1 + index * 2
  return [series.dates[0] + Math.floor(month / 12), (month % 12) + 1, 5 + ((index * 7) % 20)]
}

const infoOf = (series, issue, index) => {
  const [Year, Month, Day] = dateOf(series, issue, index)
  return { ...series.info, Title: issue.title, Number: String(index + 1), Summary: issue.summary, Year, Month, Day }
}

/** Returns a colored version of a black-and-white manga series. Only the covers are drawn from this version. */
const inColor = series => {
  const cast = Object.fromEntries(
    Object.entries(series.style.cast).map(([name, who]) => [name, { ...who, ...series.coverCast?.[name] }]),
  )
  const { palettes } = series.style
  return {
    ...series,
    style: {
      ...series.style,
      cast,
      base: series.cover ?? 'dawn',
      palettes: { ...palettes, grey: palettes.dawn ?? palettes.dusk },
    },
  }
}

/** Draws a double page with a single panel: a skyline, a running character, and a caption with `text`. */
function spread(series, text) {
  const [w, h] = series.style.page
  const style = { ...series.style, page: [w * 2, h], lettering: 20 }
  return drawComicPage(
    {
      layout: '1',
      panels: [parsePanelDescription(`skyline wide | ${Object.keys(style.cast)[0]} run 62 < happy | cap: ${text}`)],
    },
    style,
    `${series.name} ${text}`,
  )
}

async function series(one) {
  for (const [index, issue] of one.issues.entries()) {
    const number = index + 1
    const drawn = drawComicIssuePages(one, issue, number)
    if (one.coverCast) drawn[0] = drawComicCover(inColor(one), issue, number)
    if (issue.spread) drawn.splice(4, 0, spread(one, issue.spread))
    const name = one.volume
      ? `${one.folder.split('/')[1]} v${String(number).padStart(2, '0')}`
      : `${one.folder.split('/')[1]} ${String(number).padStart(3, '0')}`
    await write(`${one.folder}/${name}.cbz`, drawn, infoOf(one, issue, index), { broken: issue.broken })
  }
}

/**
 * Writes the issues of a webtoon. Each page after the cover is a tall strip with 1 or 2 panels. The panels have no
 * borders.
 */
async function webtoon(one) {
  for (const [index, issue] of one.issues.entries()) {
    const order = one.strips.map((_, step) => one.strips[(step + index * 3) % one.strips.length])
    const strips = order.slice(0, 7).map((panels, step) => {
      const style = { ...one.style, page: [800, 1150 * panels.length], gutter: 120 }
      return drawComicPage(
        { layout: panels.map(() => '1').join('/'), panels: panels.map(parsePanelDescription) },
        style,
        `${one.name}/${index}/${step}`,
      )
    })
    await write(
      `${one.folder}/${one.name} ${String(index + 1).padStart(3, '0')}.cbz`,
      [drawComicCover({ ...one, style: { ...one.style, page: [800, 1200] } }, issue, index + 1), ...strips],
      infoOf(one, issue, index),
    )
  }
}

async function alone(one) {
  const [Year, Month, Day] = one.date
  const host = {
    ...one.of,
    logo: one.logo,
    colors: one.colors,
    name: one.title,
    most: 130,
    info: { ...one.of.info, Writer: one.writer },
  }
  const { Series: _series, Count: _count, SeriesGroup: _group, ...info } = host.info
  await write(`Comics/_oneshots/${one.title}.cbz`, drawComicIssuePages(host, { ...one, pages: 7 }, 1), {
    ...info,
    Title: one.title,
    Summary: one.summary,
    Year,
    Month,
    Day,
    Format: 'One-Shot',
  })
}

async function magazine() {
  for (const [index, issue] of magazineIssues.entries()) {
    const [Year, Month, Day] = issue.date
    await write(`Books/Gutter and Grid/Gutter and Grid ${index + 1}.cbz`, drawMagazineIssuePages(issue, index + 1), {
      Series: 'Gutter & Grid',
      Title: issue.title,
      Number: String(index + 1),
      Year,
      Month,
      Day,
      Publisher: 'Fernhouse',
      Editor: 'Jun Abernathy',
      Writer: 'Ada Korvin, Hobb',
      Genre: 'Magazine, Non-fiction',
      Tags: 'craft, lettering',
      LanguageISO: 'en',
      Format: 'Magazine',
      Summary: `A quarterly about drawn pages. This number: ${issue.title.toLowerCase()}.`,
    })
  }
}

sharp.concurrency(1)
const jobs = {
  harbour: () => series(harbourNineComicSeries),
  orbit: () => series(orbitDinerComicSeries),
  moss: () => series(mossAndEmberComicSeries),
  snow: () => series(snowlineComicSeries),
  cranes: () => series(paperCranesComicSeries),
  kettle: () => series(kettleSpiritsMangaSeries),
  rooftop: () => webtoon(rooftopWeatherComicSeries),
  magazine,
  oneshots: async () => {
    for (const one of sampleOneshots) await alone(one)
  },
}
for (const [name, job] of Object.entries(jobs)) if (only.length === 0 || only.includes(name)) await job()

import { convertProseToXhtml } from './convertProseToXhtml.mjs'
import { createEpub } from './createEpub.mjs'
import { createTitlePage } from './createTitlePage.mjs'
import { drawBookCover } from './drawBookCover.mjs'
import { saveEpub } from './saveEpub.mjs'

/**
 * Writes a series of short books as EPUBs. The parameter `host` is a comic series. The covers have the style of this
 * comic series.
 */
export async function writeBookSeries({ name, host, logo, colors, author, publisher, subjects, books }) {
  for (const [index, { title, summary, date, look, chapters }] of books.entries()) {
    const number = index + 1
    const list = chapters.map(([heading, text], at) => ({
      id: `part-${at + 1}`,
      title: heading,
      body: `<h1>${heading}</h1>${convertProseToXhtml(text)}`,
    }))
    const image = await drawBookCover(host, { logo, colors, title, look, authors: author, number })
    const meta = {
      id: `${name.toLowerCase().replaceAll(' ', '-')}-${number}`,
      title,
      language: 'en',
      authors: [author],
      publisher,
      date,
      subjects,
      series: name,
      number,
      description: summary,
    }
    saveEpub(
      `${name}/${name} ${number} - ${title}.epub`,
      createEpub({
        meta,
        chapters: [createTitlePage(title, author), ...list],
        images: [image],
        toc: list.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
      }),
    )
  }
}

import { convertProseToXhtml } from './convertProseToXhtml.mjs'
import { createEpub } from './createEpub.mjs'
import { createTitlePage } from './createTitlePage.mjs'
import { drawBookCover } from './drawBookCover.mjs'
import { saveEpub } from './saveEpub.mjs'

/** Writes a series of short books. Each book is an EPUB with a cover in the style of the comic series `host`. */
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

import { createEpub } from './createEpub.mjs'
import { createTitlePage } from './createTitlePage.mjs'
import { drawBookCover } from './drawBookCover.mjs'
import { saveEpub } from './saveEpub.mjs'

/** Writes an EPUB of `shortSampleEpubs` with a cover and a title page. */
export async function writeShortBook({ file, host, look, colors, logo, words, ...book }) {
  const { title, authors } = book.meta
  const cover = await drawBookCover(host, { logo, colors, title, look, words, rtl: book.rtl, authors: authors[0] })
  saveEpub(
    `_oneshots/${file}.epub`,
    createEpub({
      ...book,
      chapters: [createTitlePage(title, authors[0]), ...book.chapters],
      images: [cover],
      toc: book.chapters.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
    }),
  )
}

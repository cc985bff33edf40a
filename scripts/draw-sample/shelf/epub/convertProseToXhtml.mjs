import { escapeXml } from '../../kit/svgElements.mjs'

const curlQuotes = text =>
  text
    .replace(/(^|[\s([_—–])"(?=[\p{L}\p{N}_'])/gu, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([_—–“])'(?=[\p{L}\p{N}_])/gu, '$1‘')
    .replace(/'/g, '’')

/**
 * Converts plain text to XHTML paragraphs with curly quotation marks. A blank line separates paragraphs. A paragraph
 * `*` becomes a horizontal line. `_words_` become italic. `[^words]` becomes a footnote with these words.
 */
export function convertProseToXhtml(text) {
  const notes = []
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(part => part.trim().replace(/\s+/g, ' '))
  const html = paragraphs.map(part => {
    if (part === '*') return '<hr/>'
    const marked = escapeXml(curlQuotes(part))
      .replace(/_([^_]+)_/g, '<em>$1</em>')
      .replace(/\[\^([^\]]+)\]/g, (_, note) => {
        notes.push(note)
        return `<a epub:type="noteref" href="#note-${notes.length}" id="ref-${notes.length}"><sup>${notes.length}</sup></a>`
      })
    return `<p>${marked}</p>`
  })
  const asides = notes.map(
    (note, index) =>
      `<aside epub:type="footnote" id="note-${index + 1}"><p><a href="#ref-${index + 1}">${index + 1}</a> ${note}</p></aside>`,
  )
  return html.join('\n') + asides.join('\n')
}

import { strToU8, zipSync } from 'fflate'
import { escapeXml } from '../../kit/svgElements.mjs'

const mtime = new Date('2024-05-04T12:00:00')

/**
 * Default style sheet of the books. Books with vertical text or fixed layout have other style sheets. The default style
 * sheet sets neither text colors nor the font size of the text, because users choose the colors and the font size in
 * the reader.
 */
export const reflowableBookCss = `body{font-family:serif}h1{font-size:1.5em;line-height:1.25;margin:2em 0 1em}h1 small{display:block;font-size:.6em;font-weight:normal;letter-spacing:.08em}
p{margin:0;text-indent:1.2em}h1+p,.first,blockquote p{text-indent:0}blockquote{margin:1em 1.5em;font-style:italic}figure{margin:1.5em 0;text-align:center}figure img{max-width:100%}
figcaption{font-size:.85em}.verse p{text-indent:0;margin:0 0 0 1em}.verse p.gap{margin-top:1em}hr{border:0;text-align:center;margin:1.5em 0}hr::after{content:'∗ ∗ ∗'}aside{font-size:.9em;border-top:1px solid;margin-top:2em;padding-top:.5em}sup{font-size:.7em;line-height:0}`

const documentOf = ({ title, body, language, rtl, head = '' }) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}"${rtl ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" href="style.css"/>${head}</head>
<body>${body}</body></html>`

const listOf = entries =>
  `<ol>${entries.map(({ title, href, children }) => `<li>${href ? `<a href="${href}">${escapeXml(title)}</a>` : `<span>${escapeXml(title)}</span>`}${children?.length ? listOf(children) : ''}</li>`).join('')}</ol>`

/**
 * Creates an EPUB 3 and returns its bytes. `meta` has title, id, language, authors and further metadata. `chapters` is
 * a list of {id, title, body, head?} in reading order. `toc` is a tree of {title, href, children}. `images` is a list
 * of {name, type, bytes, cover?}.
 */
export function createEpub({
  meta,
  chapters,
  toc,
  images = [],
  css = reflowableBookCss,
  rtl = false,
  fixed,
  landmarks = [],
  pages = [],
  direction,
}) {
  const { language } = meta
  const nav = `<nav epub:type="toc" id="toc"><h1>${escapeXml(meta.contents ?? 'Contents')}</h1>${listOf(toc)}</nav>
${landmarks.length ? `<nav epub:type="landmarks" hidden="hidden"><ol>${landmarks.map(({ type, title, href }) => `<li><a epub:type="${type}" href="${href}">${escapeXml(title)}</a></li>`).join('')}</ol></nav>` : ''}
${pages.length ? `<nav epub:type="page-list" hidden="hidden"><ol>${pages.map(({ number, href }) => `<li><a href="${href}">${number}</a></li>`).join('')}</ol></nav>` : ''}`
  const cover = images.find(image => image.cover)
  const opf = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:longbox:${meta.id}</dc:identifier><dc:title>${escapeXml(meta.title)}</dc:title><dc:language>${language}</dc:language>
${meta.authors.map(name => `<dc:creator>${escapeXml(name)}</dc:creator>`).join('')}<dc:publisher>${escapeXml(meta.publisher)}</dc:publisher><dc:date>${meta.date}</dc:date>
<dc:description>${escapeXml(meta.description)}</dc:description>${meta.subjects.map(subject => `<dc:subject>${escapeXml(subject)}</dc:subject>`).join('')}
<meta property="dcterms:modified">2024-05-04T12:00:00Z</meta>
${meta.series ? `<meta property="belongs-to-collection" id="series">${escapeXml(meta.series)}</meta><meta refines="#series" property="collection-type">series</meta><meta refines="#series" property="group-position">${meta.number}</meta>` : ''}
${cover ? '<meta name="cover" content="cover-image"/>' : ''}${fixed ? '<meta property="rendition:layout">pre-paginated</meta><meta property="rendition:spread">auto</meta>' : ''}
</metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="style.css" media-type="text/css"/>
${chapters.map(({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join('')}
${images.map(({ name, type, cover }, index) => `<item id="${cover ? 'cover-image' : `image-${index}`}" href="${name}" media-type="${type}"${cover ? ' properties="cover-image"' : ''}/>`).join('')}</manifest>
<spine${rtl || direction === 'rtl' ? ' page-progression-direction="rtl"' : ''}>${chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine></package>`
  const text = value => [strToU8(value), { level: 9, mtime }]
  const files = {
    mimetype: [strToU8('application/epub+zip'), { level: 0, mtime }],
    'META-INF/container.xml': text(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'EPUB/package.opf': text(opf),
    'EPUB/nav.xhtml': text(documentOf({ title: meta.title, body: nav, language, rtl })),
    'EPUB/style.css': text(css),
  }
  for (const { id, title, body, head } of chapters)
    files[`EPUB/${id}.xhtml`] = text(documentOf({ title, body, language, rtl, head }))
  for (const { name, bytes } of images) files[`EPUB/${name}`] = [new Uint8Array(bytes), { level: 0, mtime }]
  return zipSync(files)
}

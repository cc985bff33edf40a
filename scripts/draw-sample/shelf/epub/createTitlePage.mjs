/** Returns the first chapter of an EPUB, which is the title page with the cover. */
export const createTitlePage = (title, author) => ({
  id: 'title',
  title,
  body: `<section epub:type="titlepage"><figure><img src="cover.jpg" alt="${title}"/></figure><h1>${title}<small>${author}</small></h1></section>`,
})

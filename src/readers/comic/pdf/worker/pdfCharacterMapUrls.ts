/** URLs of the character maps of pdf.js, by file name. PDFs in Chinese, Japanese and Korean may refer to these maps. */
export const pdfCharacterMapUrls = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

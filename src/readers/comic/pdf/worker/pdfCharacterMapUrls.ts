/**
 * For each file name: the URL of a character map of pdf.js. PDFs in Chinese, Japanese and Korean may refer to these
 * maps.
 */
export const pdfCharacterMapUrls = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

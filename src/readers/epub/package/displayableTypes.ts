/** Whether the reader can show a spine item of a media type. Parameters of the type are ignored. */
export const isDisplayableChapterType = (mediaType: string): boolean =>
  /^\s*(application\/(xhtml\+xml|x-dtbook\+xml|html)|text\/(html|x-oeb1-document)|image\/(svg\+xml|jpeg|jpg|png|gif|webp|avif|bmp))\s*(;|$)/i.test(
    mediaType,
  )

/** Argument of `renderSvgAsImage` that sets the format of all images in the sample EPUBs. */
export const bookImageFormat = { format: 'jpeg', quality: 76 }

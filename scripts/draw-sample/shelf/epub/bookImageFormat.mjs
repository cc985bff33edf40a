/** Format of the images in EPUBs, for `renderSvgAsImage`. */
export const bookImageFormat = { format: 'jpeg', quality: 76 }

/**
 * Adds a view box to each SVG drawing that declares only its width and height. Without a view box, browsers cut off a
 * drawing that is too wide for its column. With a view box, they scale it down.
 */
export function addMissingSvgViewBoxes(chapter: Document): void {
  for (const drawing of chapter.querySelectorAll('svg[width][height]:not([viewBox])')) {
    const [width, height] = ['width', 'height'].map(
      name => /^([\d.]+)(px)?$/.exec(drawing.getAttribute(name) ?? '')?.[1],
    )
    if (width && height) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
}

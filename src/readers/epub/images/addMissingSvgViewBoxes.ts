/**
 * Adds a view box to each SVG drawing that has no view box and declares its width and height in CSS pixels. Browsers
 * shrink a drawing with a view box to the width of its column. They cut off a drawing without a view box.
 */
export function addMissingSvgViewBoxes(chapter: Document): void {
  for (const drawing of chapter.querySelectorAll('svg[width][height]:not([viewBox])')) {
    const [width, height] = ['width', 'height'].map(
      name => /^([\d.]+)(px)?$/.exec(drawing.getAttribute(name) ?? '')?.[1],
    )
    if (width && height) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
}

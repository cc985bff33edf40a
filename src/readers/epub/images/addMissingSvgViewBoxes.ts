/**
 * Adds a view box to each SVG drawing that has no view box and declares its width and height in CSS pixels. If a
 * drawing is too wide for its column, browsers scale a drawing with a view box, and cut off a drawing without a view
 * box.
 */
export function addMissingSvgViewBoxes(chapter: Document): void {
  for (const drawing of chapter.querySelectorAll('svg[width][height]:not([viewBox])')) {
    const [width, height] = ['width', 'height'].map(
      name => /^([\d.]+)(px)?$/.exec(drawing.getAttribute(name) ?? '')?.[1],
    )
    if (width && height) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
}

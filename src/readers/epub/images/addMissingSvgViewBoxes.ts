/**
 * Adds view boxes to drawings that declare only their size. A drawing with a view box is scaled down instead of cut
 * off.
 */
export function addMissingSvgViewBoxes(chapter: Document): void {
  for (const drawing of chapter.querySelectorAll('svg[width][height]:not([viewBox])')) {
    const [width, height] = ['width', 'height'].map(
      name => /^([\d.]+)(px)?$/.exec(drawing.getAttribute(name) ?? '')?.[1],
    )
    if (width && height) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
}

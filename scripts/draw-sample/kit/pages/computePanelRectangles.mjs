/**
 * Returns the rectangles of the panels of a page, in reading order. The character `/` separates the rows of a layout.
 * For example, "2/1*1.5" has a row of two panels above a row with a single panel. The lower row is 1.5 times as high as
 * the upper row.
 */
export function computePanelRectangles(layout, style, rnd) {
  const [w, h] = style.page
  const m = style.margin
  const gap = style.gutter
  const rows = layout
    .split('/')
    .map(row => ({ count: Number(row.split('*')[0]), tall: Number(row.split('*')[1] ?? 1) }))
  const sum = rows.reduce((total, row) => total + row.tall, 0)
  const room = h - m * 2 - (style.foot ?? 0) - gap * (rows.length - 1)
  const list = []
  let y = m
  for (const row of rows) {
    const high = (room * row.tall) / sum
    const shares = Array.from({ length: row.count }, () => rnd.between(0.82, 1.18))
    const whole = shares.reduce((total, share) => total + share, 0)
    const across = w - m * 2 - gap * (row.count - 1)
    let x = m
    const made = shares.map(share => {
      const wide = (across * share) / whole
      const box = { x, y, w: wide, h: high }
      x += wide + gap
      return box
    })
    if (style.rtl) for (const box of made) box.x = w - box.x - box.w
    list.push(...made)
    y += high + gap
  }
  return list
}

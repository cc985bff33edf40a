/** Returns the SVG attributes for the outline of a shape. Returns no attributes if the drawing has no outlines. */
export const getOutline = c => (c.ink ? { stroke: c.ink, 'stroke-width': c.pen, 'stroke-linejoin': 'round' } : {})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const COLUMNS = 2
const ROWS = 4
const TILE = { width: 610, height: 306 } as const
const LABEL_HEIGHT_PX = 20

/**
 * Combines the screenshots of a folder into images `sheet-N.png`. Each image contains up to eight screenshots with
 * their names.
 */
export async function createScreenshotContactSheets(folder: string): Promise<void> {
  const images = readdirSync(folder)
    .filter(file => file.endsWith('.png') && !file.startsWith('sheet-'))
    .sort()
  const perSheet = COLUMNS * ROWS
  for (let start = 0; start < images.length; start += perSheet) {
    const tiles = await Promise.all(images.slice(start, start + perSheet).map(image => createTile(folder, image)))
    await sharp({
      create: {
        width: COLUMNS * TILE.width,
        height: Math.ceil(tiles.length / COLUMNS) * (TILE.height + LABEL_HEIGHT_PX),
        channels: 3,
        background: '#888',
      },
    })
      .composite(
        tiles.map((input, index) => ({
          input,
          left: (index % COLUMNS) * TILE.width,
          top: Math.floor(index / COLUMNS) * (TILE.height + LABEL_HEIGHT_PX),
        })),
      )
      .png({ palette: true, colors: 64 })
      .toFile(join(folder, `sheet-${String(start / perSheet + 1).padStart(2, '0')}.png`))
  }
}

/** Shrinks a screenshot and writes the name of the screenshot above the image. Returns the result as PNG. */
async function createTile(folder: string, image: string): Promise<Buffer> {
  const label = Buffer.from(
    `<svg width="${TILE.width}" height="${LABEL_HEIGHT_PX}"><text x="4" y="15" font-size="14" font-family="sans-serif">${image.slice(0, -4)}</text></svg>`,
  )
  const picture = await sharp(join(folder, image))
    .resize(TILE.width - 4, TILE.height - 2, { fit: 'contain', position: 'left top', background: '#888' })
    .toBuffer()
  return sharp({
    create: { width: TILE.width, height: TILE.height + LABEL_HEIGHT_PX, channels: 3, background: '#ddd' },
  })
    .composite([
      { input: label, left: 0, top: 0 },
      { input: picture, left: 0, top: LABEL_HEIGHT_PX },
    ])
    .png()
    .toBuffer()
}

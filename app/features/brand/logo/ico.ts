/** Windows' icon format: a directory, then each picture as a PNG, which every system since 2007 reads. */
export function writeIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + index * 16
    // A side of 256 is stored as 0.
    header.writeUInt8(side % 256, at)
    header.writeUInt8(side % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

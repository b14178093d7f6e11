// Loaded into a server first (node --import): shifts its wall clock by the milliseconds in a file.
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env.CLOCK_OFFSET_FILE
let offset = 0
let readAt = Number.NEGATIVE_INFINITY

function shifted() {
  if (performance.now() - readAt > 50) {
    offset = Number(readFileSync(file, 'utf8'))
    readAt = performance.now()
  }
  return RealDate.now() + offset
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(shifted())
    else super(...parts)
  }
  static now() {
    return shifted()
  }
}

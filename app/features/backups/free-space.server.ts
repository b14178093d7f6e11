// Looks before it is begun whether the disk has room for what will be copied to it.
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Mendable } from '#db/driver/say-failure.ts'

/** More than the files have, because a disk is filled in blocks. */
const margin = 1.1

/** @throws Mendable */
export function refuseFullDisk(folder: string, bytes: number, what: string) {
  const { bavail, bsize } = statfsSync(folder)
  const [needed, free] = [bytes * margin, bavail * bsize]
  if (free >= needed) return
  throw new Mendable(
    `The disk of ${folder} has ${megabytes(free)} left, and ${what} needs ${megabytes(needed)}. Nothing was changed.`,
  )
}

/** Of a file, or of all files in a folder. */
export function sizeOf(path: string): number {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

// The place of the uploaded pictures as one text, by which nodes find out whether they share it.
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { env } from '#app/env.server.ts'
import { storeOf } from './node-problems.ts'

type Place = Pick<typeof env, 'mediaBucket' | 'dataFolder'>

/** A bucket is known by its address, a folder by its machine and its identity there. */
export function nodeStore({ mediaBucket, dataFolder }: Place): string {
  if (mediaBucket) return storeOf(`the bucket ${mediaBucket.endpoint}/${mediaBucket.bucket}`, null)
  mkdirSync(dataFolder, { recursive: true })
  const { dev, ino } = statSync(dataFolder, { bigint: true })
  return storeOf(`the folder ${join(dataFolder, 'uploads')} of ${hostname()}`, `${machine()} ${dev}:${ino}`)
}

/** Containers on one machine have names of their own, but one kernel. */
function machine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

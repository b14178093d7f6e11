// Wakes the courier without importing it. mailTransaction calls it, so never before a mail is committed.
import { EventEmitter } from 'node:events'
import { once } from '#app/process/once.server.ts'

const bell = once('courier-bell', () => new EventEmitter())

export function nudgeCourier() {
  bell.emit('nudge')
}

/** @returns a function that stops listening */
export function onNudge(listener: () => void): () => void {
  bell.on('nudge', listener)
  return () => {
    bell.off('nudge', listener)
  }
}

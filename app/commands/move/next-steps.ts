// What an operator can do about a move, as it stands.
import type { MoveMark } from '#db/move/standstill.ts'

const [resume, giveUp] = ['npm run move -- --resume goes on with it', 'npm run move -- --give-up']

export const howOn: Record<MoveMark['state'], string> = {
  announced: `The site stores as usual, and the move has not ended: ${resume}, ${giveUp} ends it.`,
  moving: `The site serves pages and stores nothing until the move has ended: ${resume}, ${giveUp} ends it.`,
  moved: `The move has ended, and this database stores nothing any more; ${giveUp} --yes makes it store again.`,
}

// Draws the rooms of the house and the arrows between them from the imports in the code.
import { importsOf, sourceFiles } from '#tests/support/imports.ts'

/** Each room with its job; those beside each other are drawn in this order. */
const rooms = {
  routes: 'door 1: a browser asks',
  jobs: 'door 2: the clock ticks',
  commands: 'door 3: an operator types',
  features: 'what the site does, one folder a noun',
  forms: 'how every form works',
  mail: 'outbox, courier, letters',
  children: 'work in a process of its own',
  http: 'guard, cookies, answers',
  time: 'zones, office hours, holidays',
  ui: 'how it looks',
  content: 'what the site says at first',
  languages: 'words in French and Korean',
  db: 'tables, migrations, drivers',
} as const

type Room = keyof typeof rooms
const names = Object.keys(rooms) as Room[]
const isRoom = (name: string): name is Room => name in rooms

/** Folders that start the process and join the rooms, as the files beside them do. */
const joining = ['root', 'process']

/** Null for those. @throws for a room that is missing above */
function roomOf(path: string): Room | null {
  const [first = '', second = ''] = path.split('/')
  const name = first === 'db' ? first : second
  if (isRoom(name)) return name
  if (name === '' || name.includes('.') || joining.includes(name)) return null
  throw new Error(`The room ${name} has no place in the picture`)
}

type Arrow = { from: Room; to: Room; count: number }

function arrowsInCode(): Arrow[] {
  const counts = new Map<string, Arrow>()
  for (const file of sourceFiles) {
    const from = roomOf(file)
    for (const path of importsOf(file)) {
      const to = roomOf(path)
      if (!from || !to || from === to) continue
      const known = counts.get(`${from} ${to}`) ?? { from, to, count: 0 }
      counts.set(`${from} ${to}`, { ...known, count: known.count + 1 })
    }
  }
  const place = ({ from, to }: Arrow) => names.indexOf(from) * names.length + names.indexOf(to)
  return [...counts.values()].sort((one, other) => place(one) - place(other))
}

/** Of two rooms that import each other, the rarer direction points up. */
function pointsUp({ from, to, count }: Arrow, arrows: Arrow[]): boolean {
  const back = arrows.find((other) => other.from === to && other.to === from)
  return back !== undefined && back.count > count
}

/** The longest way from a door. @throws for a cycle of three rooms or more */
function levelOf(room: Room, down: Arrow[], seen: Room[] = []): number {
  if (seen.includes(room)) throw new Error(`Rooms import each other: ${[...seen, room].join(', ')}`)
  const above = down.filter(({ to }) => to === room).map(({ from }) => levelOf(from, down, [...seen, room]) + 1)
  return Math.max(0, ...above)
}

const reaches = (from: Room, to: Room, down: Arrow[]): boolean =>
  down.some((arrow) => arrow.from === from && (arrow.to === to || reaches(arrow.to, to, down)))

/** True where a longer way leads to the same room. */
const isImplied = ({ from, to }: Arrow, down: Arrow[]) =>
  down.some((first) => first.from === from && first.to !== to && reaches(first.to, to, down))

const box = { width: 272, height: 88, across: 36, down: 44 }
const width = 3 * box.width + 4 * box.across
const head = 64

type Place = { x: number; y: number }

function placesOf(down: Arrow[]): Map<Room, Place> {
  const levels = names.map((name) => levelOf(name, down))
  return new Map(
    names.map((name, index) => {
      const row = names.filter((_, other) => levels[other] === levels[index])
      const rowWidth = row.length * (box.width + box.across) - box.across
      const x = (width - rowWidth) / 2 + row.indexOf(name) * (box.width + box.across)
      return [name, { x, y: head + (levels[index] ?? 0) * (box.height + box.down) }]
    }),
  )
}

const listed = (found: Room[]) => (found.length > 0 ? `imports ${found.join(', ')}` : 'imports no other room')

function drawBox(name: Room, { x, y }: Place, arrows: Arrow[]): string {
  const imported = arrows.filter(({ from }) => from === name).map(({ to }) => to)
  const [first, rest] = [imported.slice(0, 4), imported.slice(4)]
  const lines = [listed(first) + (rest.length > 0 ? ',' : ''), ...(rest.length > 0 ? [rest.join(', ')] : [])]
  return [
    `<rect class="box" x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="10"/>`,
    `<text class="name" x="${x + 14}" y="${y + 25}">${name}</text>`,
    `<text x="${x + 14}" y="${y + 44}">${rooms[name]}</text>`,
    ...lines.map((line, at) => `<text class="small" x="${x + 14}" y="${y + 62 + at * 15}">${line}</text>`),
  ].join('\n')
}

function drawArrow({ from, to }: Arrow, places: Map<Room, Place>, isUp = false): string {
  const [start, end] = [places.get(from), places.get(to)] as [Place, Place]
  const shift = isUp ? 40 : 0
  const [x1, x2] = [start.x + box.width / 2 + shift, end.x + box.width / 2 + shift]
  const [y1, y2] = isUp ? [start.y, end.y + box.height] : [start.y + box.height, end.y]
  const middle = (y1 + y2) / 2
  return `<path class="${isUp ? 'up' : 'down'}" marker-end="url(#tip)" d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"/>`
}

const style = `
svg{font:13px system-ui,sans-serif}
.paper{fill:#fff}.box{fill:#f3f6fb;stroke:#5b6b86}text{fill:#1c2433}.name{font-weight:700;font-size:17px}.small{font-size:11.5px;fill:#49566d}
path.up,path.down{fill:none;stroke:#5b6b86;stroke-width:2}.up{stroke-dasharray:5 4}#tip path{fill:#5b6b86}
@media(prefers-color-scheme:dark){.paper{fill:#10151f}.box{fill:#1b2433;stroke:#8fa3c4}text{fill:#eef2f8}.small{fill:#b9c5d8}
path.up,path.down{stroke:#8fa3c4}#tip path{fill:#8fa3c4}}
`

export function drawHouse(): string {
  const arrows = arrowsInCode()
  const up = arrows.filter((arrow) => pointsUp(arrow, arrows))
  const down = arrows.filter((arrow) => !up.includes(arrow))
  const places = placesOf(down)
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + box.height + 28
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    '<title id="title">The rooms of the code and what each imports</title>',
    `<style>${style}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}" rx="14"/>`,
    `<text x="${box.across}" y="26">An arrow leads to a room that is imported; arrows that a longer way implies are left out, each room lists all that it imports.</text>`,
    `<text x="${box.across}" y="45">A dashed one leads back up. Not drawn: the files that start the process and join the rooms (entry, root, process, env, db.server).</text>`,
    ...down.filter((arrow) => !isImplied(arrow, down)).map((arrow) => drawArrow(arrow, places)),
    ...up.map((arrow) => drawArrow(arrow, places, true)),
    ...names.map((name) => drawBox(name, places.get(name) as Place, arrows)),
    '</svg>\n',
  ].join('\n')
}

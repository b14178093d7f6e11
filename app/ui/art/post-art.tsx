// The cover of a post without a picture: each category has its own kind of drawing, each post its own random seed.
import type { ReactNode } from 'react'
import { type DescribedPicture, StoredPicture } from '../picture.tsx'
import { pathOf } from './motif.ts'
import { seededRandom } from './seeded-random.ts'

const width = 480
const height = 270
const ground = '#0a192f'
const tile = 60

type Draw = (random: () => number, color: string) => ReactNode

/** Paths that meet at the edges of tiles: one network, never the same twice. */
const drawTechnology: Draw = (random, color) => {
  const ways: string[][] = [[], []]
  const nodes: string[] = []
  for (let x = 0; x < width; x += tile) {
    for (let y = -tile / 2; y < height; y += tile) {
      const half = tile / 2
      const turned = random() < 0.5
      const arcs = turned
        ? `M${x} ${y + half}A${half} ${half} 0 0 0 ${x + half} ${y}M${x + tile} ${y + half}A${half} ${half} 0 0 0 ${x + half} ${y + tile}`
        : `M${x + half} ${y}A${half} ${half} 0 0 0 ${x + tile} ${y + half}M${x} ${y + half}A${half} ${half} 0 0 1 ${x + half} ${y + tile}`
      ways[random() < 0.4 ? 1 : 0]?.push(arcs)
      if (random() < 0.22) nodes.push(`M${x + half} ${y}h0`)
    }
  }
  return (
    <>
      <path d={ways[0]?.join('')} stroke="#1d3a66" strokeWidth="10" />
      <path d={ways[1]?.join('')} stroke={color} strokeWidth="10" />
      <path d={nodes.join('')} stroke="#fff" strokeWidth="20" />
      <path d={nodes.join('')} stroke={ground} strokeWidth="9" />
    </>
  )
}

const drawProgramming: Draw = (random, color) => {
  const inks = ['#1d3a66', '#1d3a66', '#3f5f92', color, '#fff']
  const lines: ReactNode[] = []
  let indent = 1
  for (let y = 27; y < height; y += 27) {
    indent = Math.max(0, Math.min(4, indent + Math.round(random() * 2 - 1)))
    let x = 36 + indent * 36
    for (let part = 0; part < 4 && x < width - 60; part++) {
      const length = 24 + Math.round(random() * 110)
      const ink = inks[Math.floor(random() * inks.length)]
      lines.push(<path key={`${x} ${y}`} d={`M${x} ${y}h${length}`} stroke={ink} />)
      x += length + 30
    }
  }
  return <g strokeWidth="13">{lines}</g>
}

/** Quarter circles on a square grid. */
const drawDesign: Draw = (random, color) => {
  const side = 90
  const inks = ['#12294d', '#1d3a66', color, color, '#f4f7fb']
  const corners = (x: number, y: number) => [
    `M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z`,
    `M${x + side} ${y}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z`,
    `M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}Z`,
    `M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}Z`,
    `M${x + side / 2} ${y + side / 2 - 22}a22 22 0 1 1 -0.1 0Z`,
  ]
  const shapes: ReactNode[] = []
  for (let x = -15; x < width; x += side) {
    for (let y = 0; y < height; y += side) {
      const shape = corners(x, y)[Math.floor(random() * 5)]
      const ink = inks[Math.floor(random() * inks.length)]
      shapes.push(<path key={`${x} ${y}`} d={shape} fill={ink} stroke="none" />)
    }
  }
  return <>{shapes}</>
}

/** Steps of a plan, each of which begins before the last one ends, with today's line through them. */
const drawPlan: Draw = (random, color) => {
  const rows = 6
  const chosen = Math.floor(random() * rows)
  let begin = 30
  const steps = Array.from({ length: rows }, (_, row) => {
    const length = 90 + Math.round(random() * 70)
    const way = `M${begin} ${40 + row * 38}h${length}`
    begin = Math.min(width - 190, begin + Math.round(length * 0.6))
    return way
  })
  return (
    <>
      <path d={steps.join('')} stroke="#1d3a66" strokeWidth="20" />
      <path d={steps[chosen]} stroke={color} strokeWidth="20" />
      <path d={`M${120 + chosen * 48} 0v${height}`} stroke="#fff" strokeWidth="3" />
    </>
  )
}

/** Bars that rise and fall, with a line through them; or a plan. */
const drawBusiness: Draw = (random, color) => {
  if (random() < 0.5) return drawPlan(random, color)
  const columns = 6 + Math.floor(random() * 6)
  const step = width / columns
  const swing = 0.3 + random() * 0.6
  const start = random() * 6
  const tops = Array.from({ length: columns }, (_, place) => ({
    x: Math.round(step * (place + 0.5)),
    y: Math.round(150 + 62 * Math.sin(start + place * swing) - random() * 30),
  }))
  const chosen = Math.floor(random() * columns)
  const dots = tops.map(({ x, y }) => `M${x} ${y - 34}h0`).join('')
  return (
    <>
      {tops.map(({ x, y }, place) => (
        <path
          key={x}
          d={`M${x} ${height}V${y + 14}`}
          stroke={place === chosen ? color : '#1d3a66'}
          strokeWidth={step * 0.55}
        />
      ))}
      <path d={pathOf(tops.map(({ x, y }) => ({ x, y: y - 34 })))} stroke={color} strokeWidth="4" />
      <path d={dots} stroke="#fff" strokeWidth="16" />
      <path d={dots} stroke={ground} strokeWidth="8" />
    </>
  )
}

const drawings: Readonly<Record<string, Draw>> = {
  Technology: drawTechnology,
  Programming: drawProgramming,
  Design: drawDesign,
  Business: drawBusiness,
}

type PostArtProps = {
  slug: string
  category: string
  /** The colour of the post’s category. */
  color: string
  /** Draws no background, for a place that has its own. */
  bare?: boolean
}

export function PostArt({ slug, category, color, bare }: PostArtProps) {
  const draw = drawings[category] ?? drawTechnology
  return (
    <svg
      className="post-art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {bare ? null : <path d={`M0 0h${width}v${height}H0Z`} fill={ground} stroke="none" />}
      {draw(seededRandom(slug), color)}
    </svg>
  )
}

type PostCoverProps = {
  picture: DescribedPicture | null
  category: string
  /** The colour of the post’s category. */
  color: string
  /** The seed of the drawing when there is no picture. */
  slug: string
  sizes: string
  isFirst?: boolean
}

/** The post's picture, or a drawing in its category's colour. */
export function PostCover({ picture, category, color, slug, sizes, isFirst }: PostCoverProps) {
  if (!picture) return <PostArt slug={slug} category={category} color={color} />
  return <StoredPicture picture={picture} sizes={sizes} isFirst={isFirst} />
}

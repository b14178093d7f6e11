// The default drawing for subjects without a scene of their own.
import { navy } from './inks.ts'

const paper = { fill: '#10264a', stroke: '#fff' }

export function NetworkScene({ color }: { color: string }) {
  return (
    <>
      <path
        d="m240 164-112-56M240 164 352 92M240 164l120 68M240 164 132 236M240 164V60M128 108l112-48 112 32M132 236l108 32 120-36"
        stroke={color}
        strokeOpacity=".8"
      />
      <path d="M240 60h.1M240 268h.1" stroke={color} strokeWidth="18" />
      <circle cx="128" cy="108" r="22" {...paper} />
      <circle cx="352" cy="92" r="22" {...paper} />
      <circle cx="360" cy="232" r="22" {...paper} />
      <circle cx="132" cy="236" r="22" {...paper} />
      <circle cx="240" cy="164" r="42" fill={color} />
      <path d="m222 164 14 14 24-28" stroke={navy} strokeWidth="6" />
      <path d="M120 108h16M344 92h16M352 232h16M124 236h16" stroke="#fff" strokeWidth="4" />
    </>
  )
}

// Product scenes on a 480 × 320 ground: screens with the one thing the product is about.
import { navy } from './inks.ts'

type Drawing = { color: string }

const paper = { fill: '#10264a', stroke: '#fff' }
const soft = { stroke: '#fff', strokeOpacity: 0.55 }

function Window() {
  return (
    <>
      <rect x="96" y="68" width="288" height="192" rx="12" {...paper} />
      <path d="M96 96h288" {...soft} />
      <path d="M112 82h.1M126 82h.1M140 82h.1" stroke="#fff" strokeWidth="5" />
    </>
  )
}

export const productScenes = {
  dashboard: ({ color }: Drawing) => (
    <>
      <Window />
      <path d="M116 116h72v44h-72ZM204 116h72v44h-72ZM292 116h72v44h-72Z" {...soft} />
      <path d="M128 148h20M216 148h20M304 148h20" stroke="#fff" strokeWidth="5" />
      <path d="m120 236 44-28 36 12 48-36 40 16 68-24v64H120Z" fill={color} fillOpacity=".3" />
      <path d="m120 236 44-28 36 12 48-36 40 16 68-24" stroke={color} strokeWidth="4" />
      <circle cx="248" cy="184" r="6" fill="#fff" />
    </>
  ),
  checkin: ({ color }: Drawing) => (
    <>
      <rect x="176" y="48" width="128" height="224" rx="18" {...paper} />
      <path d="M224 64h32" stroke="#fff" strokeWidth="4" />
      <path d="M200 92h28v28h-28ZM252 92h28v28h-28ZM200 144h28v28h-28Z" stroke={color} strokeWidth="5" />
      <path
        d="M211 106h6M263 106h6M211 158h6M252 146h10v10h-10ZM272 146h8M252 170h8M270 160v12h10"
        stroke="#fff"
        strokeWidth="5"
      />
      <rect x="196" y="200" width="88" height="28" rx="14" fill={color} />
      <path d="m228 214 8 8 14-16" stroke={navy} strokeWidth="4" />
      <path d="M216 248h48" {...soft} />
      <path d="M348 152h60v116h-60ZM348 152l60-16v132" {...paper} />
      <circle cx="360" cy="212" r="4" fill={color} />
      <path d="M76 268v-44h68v44M76 240h68" {...paper} />
      <path d="M94 224v-12h32v12" stroke="#fff" />
    </>
  ),
  stock: ({ color }: Drawing) => (
    <>
      <path d="M96 64v204M384 64v204M96 140h288M96 216h288" stroke="#fff" strokeWidth="3" />
      <path
        d="M120 92h48v48h-48ZM184 104h40v36h-40ZM300 88h60v52h-60ZM120 176h64v40h-64ZM264 164h44v52h-44ZM136 236h48v32h-48ZM296 232h64v36h-64Z"
        {...paper}
      />
      <path d="M240 96h44v44h-44ZM200 168h48v48h-48ZM200 228h72v40h-72Z" fill={color} />
      <path d="M262 96v16M224 168v16M236 228v14" stroke={navy} strokeWidth="5" />
      <path d="M136 92v12h16V92M318 88v14h20V88M144 176v12h16v-12" {...soft} />
      <path d="M324 176h36v40h-36" {...soft} />
    </>
  ),
  ledger: ({ color }: Drawing) => (
    <>
      <path d="M132 56h184v216l-23-14-23 14-23-14-23 14-23-14-23 14-23-14-23 14Z" {...paper} />
      <path d="M156 92h64M156 124h88M156 152h72M156 180h96" {...soft} />
      <path d="M276 124h16M268 152h24M276 180h16" stroke="#fff" strokeWidth="4" />
      <path d="M156 208h136" {...soft} strokeDasharray="2 7" />
      <path d="M252 232h40" stroke={color} strokeWidth="8" />
      <circle cx="352" cy="200" r="52" fill={color} />
      <path d="m328 202 16 16 32-36" stroke={navy} strokeWidth="7" />
    </>
  ),
  records: ({ color }: Drawing) => (
    <>
      <path d="M112 96h72l16 20h144v140H112Z" {...paper} />
      <path d="M148 60h132l32 32v136H148Z" {...paper} />
      <path d="M280 60v32h32" stroke="#fff" />
      <circle cx="188" cy="112" r="18" fill={color} />
      <path d="M164 156q0-18 24-18t24 18" stroke={color} strokeWidth="5" />
      <path d="M228 108h60M228 128h44M172 180h116M172 200h84" {...soft} />
      <path d="M312 200h72v56h-72Z" fill={color} />
      <path d="M328 200v-14a20 20 0 0 1 40 0v14" stroke="#fff" strokeWidth="5" />
      <path d="M348 222v12" stroke={navy} strokeWidth="6" />
    </>
  ),
  learning: ({ color }: Drawing) => (
    <>
      <Window />
      <path d="M116 116h160v92H116Z" fill={color} fillOpacity=".25" stroke={color} />
      <path d="m184 142 32 20-32 20Z" fill="#fff" />
      <path d="M316 124h48M316 148h36M316 172h48M316 196h28" {...soft} />
      <path d="m296 124 4 4 6-8M296 148l4 4 6-8" stroke={color} strokeWidth="4" />
      <path d="M298 172h4M298 196h4" stroke="#fff" strokeWidth="5" />
      <path d="M116 232h248" stroke="#fff" strokeOpacity=".3" strokeWidth="6" />
      <path d="M116 232h136" stroke={color} strokeWidth="6" />
      <circle cx="252" cy="232" r="8" fill="#fff" />
    </>
  ),
  network: ({ color }: Drawing) => (
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
  ),
}

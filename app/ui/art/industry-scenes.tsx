// Simple geometry on a 480 × 320 background. `paper` panels are dark with a white outline; the subject's colour is the accent.
import { navy } from './inks.ts'

type Drawing = { color: string }

const paper = { fill: '#10264a', stroke: '#fff' }
const soft = { stroke: '#fff', strokeOpacity: 0.55 }

export const industryScenes = {
  education: ({ color }: Drawing) => (
    <>
      <path d="M240 132 128 118v112q64-6 112 20 48-26 112-20V118Z" {...paper} />
      <path
        d="M240 132v118M150 148q34-2 68 10M150 172q34-2 68 10M150 196q34-2 68 10M262 158q34-12 68-10M262 182q34-12 68-10"
        {...soft}
      />
      <path d="m240 54 84 34-84 34-84-34Z" fill={color} />
      <path d="M324 88v44" stroke={color} />
      <circle cx="324" cy="138" r="6" fill={color} />
    </>
  ),
  consumer: ({ color }: Drawing) => (
    <>
      <rect x="188" y="56" width="104" height="208" rx="16" {...paper} />
      <path d="M226 72h28M188 88h104M188 236h104" {...soft} />
      <rect x="204" y="104" width="32" height="40" rx="4" fill={color} />
      <path d="M244 104h32v40h-32ZM204 156h32v40h-32ZM244 156h32v40h-32ZM204 212h40" {...soft} />
      <path d="M332 124h64v72h-64Z" {...paper} />
      <path d="M348 124v-8a16 16 0 0 1 32 0v8" stroke={color} />
      <path d="M148 216a30 30 0 1 1-60 0 30 30 0 0 1 60 0Z" {...paper} />
      <path d="m104 216 10 10 18-20" stroke={color} strokeWidth="4" />
    </>
  ),
  hospitality: ({ color }: Drawing) => (
    <>
      <path d="M160 92h160v172H160Z" {...paper} />
      <path
        d="M188 120h20v24h-20ZM230 120h20v24h-20ZM272 120h20v24h-20ZM188 164h20v24h-20ZM272 164h20v24h-20Z"
        {...soft}
      />
      <path d="M230 164h20v24h-20Z" fill={color} stroke={color} />
      <path d="M222 264v-44h36v44M160 92l16-24h128l16 24" {...paper} />
      <path d="M344 244a32 32 0 0 1 64 0Z" fill={color} />
      <path d="M336 252h80M376 212v-8" stroke="#fff" strokeWidth="4" />
      <path d="M72 264v-56M72 240h64v24M72 240q0-20 24-20h16q24 0 24 20" stroke="#fff" />
    </>
  ),
  banking: ({ color }: Drawing) => (
    <>
      <path d="m240 60 108 56H132Z" fill={color} />
      <path d="M132 124h216v16H132ZM124 240h232v20H124Z" {...paper} />
      <path d="M152 140h24v100h-24ZM204 140h24v100h-24ZM252 140h24v100h-24ZM304 140h24v100h-24Z" {...paper} />
      <circle cx="240" cy="98" r="9" fill={navy} />
      <rect x="352" y="160" width="92" height="58" rx="8" {...paper} />
      <path d="M352 178h92" stroke={color} strokeWidth="8" />
      <path d="M364 204h24" {...soft} />
      <ellipse cx="72" cy="244" rx="32" ry="10" {...paper} />
      <path d="M40 228v16M104 228v16" stroke="#fff" />
      <ellipse cx="72" cy="228" rx="32" ry="10" fill={color} />
    </>
  ),
  retail: ({ color }: Drawing) => (
    <>
      <path d="M136 136h208v128H136Z" {...paper} />
      <path d="M136 84h208l20 44H116Z" fill="#10264a" stroke="#fff" />
      <path d="M166 84h36l-8 44h-44ZM278 84h-36l0 44h44ZM344 84h-30l12 44h38Z" fill={color} />
      <path
        d="M116 128q0 20 24 20t25-20q0 20 25 20t25-20q0 20 25 20t25-20q0 20 25 20t25-20q0 20 25 20t24-20"
        stroke="#fff"
      />
      <path d="M160 176h84v56h-84Z" {...soft} />
      <path d="M268 176h48v88h-48Z" fill={color} fillOpacity=".35" stroke={color} />
      <path d="M168 216h20v-20h14v-8h18v28h16" {...soft} />
      <circle cx="306" cy="222" r="3" fill="#fff" />
    </>
  ),
  healthcare: ({ color }: Drawing) => (
    <>
      <rect x="128" y="72" width="176" height="128" rx="12" {...paper} />
      <path d="M144 140h36l12-32 20 60 16-40 8 12h52" stroke={color} strokeWidth="4" />
      <path d="M216 200v32M180 236h72M144 92h28M184 92h12" {...soft} />
      <path d="M336 132h32v32h32v32h-32v32h-32v-32h-32v-32h32Z" fill={color} />

      <circle cx="88" cy="224" r="28" {...paper} />
      <path d="M88 210v28M74 224h28" stroke={color} strokeWidth="4" />
    </>
  ),
  software: ({ color }: Drawing) => (
    <>
      <rect x="108" y="76" width="240" height="164" rx="12" {...paper} />
      <path d="M108 104h240M124 90h.1M138 90h.1M152 90h.1" stroke="#fff" strokeWidth="2" />
      <path d="m156 140-24 24 24 24M204 140l24 24-24 24" stroke={color} strokeWidth="5" />
      <path d="m186 132-14 64" stroke="#fff" strokeWidth="3" />
      <path d="M252 136h72M252 156h48M252 176h64M252 196h36" {...soft} />
      <rect x="304" y="188" width="104" height="84" rx="10" fill={color} />
      <path d="m322 212 14 14-14 14M346 240h28" stroke={navy} strokeWidth="4" />
    </>
  ),
  travel: ({ color }: Drawing) => (
    <>
      <circle cx="240" cy="172" r="92" {...paper} />
      <path d="M148 172h184M240 80q-72 92 0 184M240 80q72 92 0 184M160 126h160M160 218h160" {...soft} />
      <path d="M132 232Q200 60 372 84" stroke={color} strokeWidth="3" strokeDasharray="2 9" />
      <path d="m398 76-46-10 10 20-26 6 8 12 26-4-4 22 12-2Z" fill={color} />
      <path d="M132 244q-24-30-24-46a24 24 0 1 1 48 0q0 16-24 46Z" fill={color} />
      <circle cx="132" cy="198" r="9" fill={navy} />
    </>
  ),
  consultancy: ({ color }: Drawing) => (
    <>
      <path
        d="M88 72h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H140l-36 28v-28H88a12 12 0 0 1-12-12V84a12 12 0 0 1 12-12Z"
        {...paper}
      />
      <path d="M100 104h112M100 124h84M100 144h56" {...soft} />
      <path
        d="M236 136h148a12 12 0 0 1 12 12v72a12 12 0 0 1-12 12h-8v28l-36-28H236a12 12 0 0 1-12-12v-72a12 12 0 0 1 12-12Z"
        fill={color}
      />
      <path
        d="M252 204v-16M280 204v-32M308 204v-20M336 204v-44M364 204v-52"
        stroke={navy}
        strokeWidth="8"
        strokeLinecap="butt"
      />
    </>
  ),
  ecommerce: ({ color }: Drawing) => (
    <>
      <path d="M100 84h44l32 116h140l28-84H156" {...paper} />
      <path d="M188 136h28v44h-22ZM228 136h40v44h-40ZM280 136h36l-10 44h-26Z" fill={color} />
      <circle cx="196" cy="232" r="16" {...paper} />
      <circle cx="296" cy="232" r="16" {...paper} />
      <path d="M176 200q-12 12 4 20" stroke="#fff" />
      <rect x="332" y="196" width="92" height="60" rx="8" {...paper} />
      <path d="M332 214h92" stroke={color} strokeWidth="8" strokeLinecap="butt" />
      <path d="M346 240h28" {...soft} />
      <path d="m360 60 34 34-22 22-34-34V60Z" fill={color} />
      <circle cx="350" cy="72" r="4" fill={navy} />
    </>
  ),
  defence: ({ color }: Drawing) => (
    <>
      <circle cx="240" cy="164" r="112" {...soft} strokeDasharray="4 10" />
      <path d="m240 64 84 28v60q0 68-84 112-84-44-84-112V92Z" {...paper} />
      <path d="m240 92 58 20v42q0 46-58 78Z" fill={color} />
      <path d="m240 92-58 20v42q0 46 58 78Z" stroke={color} />
      <path d="m208 158 22 22 44-46" stroke="#fff" strokeWidth="6" />
      <path d="M92 92h36M92 92v36M388 92h-36M388 92v36M92 244h36M92 244v-36M388 244h-36M388 244v-36" stroke="#fff" />
    </>
  ),
  voting: ({ color }: Drawing) => (
    <>
      <path d="M196 60h88v112h-88Z" fill="#fff" />
      <path d="m216 104 16 16 32-36" stroke={color} strokeWidth="8" />
      <path d="M216 144h48" stroke={navy} strokeOpacity=".4" strokeWidth="4" />
      <path d="M120 160h240v104H120Z" {...paper} />
      <path d="m120 160 28-28h40M360 160l-28-28h-40" stroke="#fff" />
      <path d="M176 164h128" stroke={color} strokeWidth="8" />
      <path d="M144 200h60v40h-60Z" {...soft} />
      <path d="M228 208h104M228 228h72" {...soft} />
      <circle cx="174" cy="220" r="9" fill={color} />
    </>
  ),
}

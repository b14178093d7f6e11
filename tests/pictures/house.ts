// npm run picture: draws docs/house.svg, the rooms of the code and what each imports.
import { writeFileSync } from 'node:fs'
import { drawHouse } from './draw-house.ts'

writeFileSync('docs/house.svg', drawHouse())

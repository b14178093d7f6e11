// npm run staff:create and the like: runs a command from the build, or from the sources when the build is outdated and the
// build tools are installed.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildState } from './start/build-state.js'
import { commandFile } from './start/command-file.js'
import { refuseOtherNode } from './start/node-version.js'
import { end, enterProject, resolveIfThere } from './start/project.js'

refuseOtherNode()
enterProject()
const name = commandFile(process.argv.splice(2, 1)[0] ?? '')
const built = resolve(`build/commands/${name}.js`)
const source = resolve(`app/commands/${name}.ts`)

if (existsSync(built) && (buildState() === 'fresh' || !resolveIfThere('tsx/esm/api'))) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(built).href)
} else if (existsSync(source) && resolveIfThere('tsx/esm/api')) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(source).href)
} else {
  end(`there is no built command "${name}": run npm run build where the build tools are installed.`)
}

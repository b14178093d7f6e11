// Gives each section of the site a Remix handler with only that section's routes, and gives routes back-pressure.
// remix-serve creates one handler with @remix-run/express after the build has been loaded: this replaces that function.
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { routeSections } from '#app/http/edge/route-sections.ts'
import { roomToWrite } from './room-to-write.server.ts'

type Handler = (request: { path: string }, ...rest: unknown[]) => unknown
type MakeHandler = (options: {
  build: ServerBuild
  mode?: string
  getLoadContext?: (request: unknown, response: ServerResponse) => AppLoadContext
}) => Handler

export function handleBySection() {
  const remixServe = createRequire(import.meta.url).resolve('@remix-run/serve/package.json')
  const express = createRequire(remixServe)('@remix-run/express') as { createRequestHandler: MakeHandler }
  const make = express.createRequestHandler
  express.createRequestHandler = (options) =>
    options.mode === 'development' ? make(options) : bySection(make, options)
}

function bySection(make: MakeHandler, { build, mode }: Parameters<MakeHandler>[0]): Handler {
  const { sectionOf, routesOf } = routeSections(build.routes)
  const handlers = new Map<string, Handler>()
  const handlerOf = (section: string) => {
    const known = handlers.get(section)
    if (known) return known
    const routes = routesOf(section)
    const listed = Object.entries(build.assets.routes).filter(([id]) => id in routes)
    const assets = { ...build.assets, routes: Object.fromEntries(listed) }
    const made = make({ build: { ...build, routes, assets }, mode, getLoadContext })
    handlers.set(section, made)
    return made
  }
  return (request, ...rest) => handlerOf(sectionOf(request.path))(request, ...rest)
}

const getLoadContext = (_request: unknown, response: ServerResponse) => ({ room: roomToWrite(response) })

// Numbers for Prometheus. Nothing is counted unless somebody may read them.
import type { ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '#app/env.server.ts'
import { once } from '#app/once.server.ts'
import { msSince, type Observed } from './observed.server.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

const metrics = once('metrics', () => {
  const registry = new Registry()
  if (env.METRICS_TOKEN) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long their answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, requests, gauges: new Map<string, Gauge>() }
})

export const metricsType = metrics.registry.contentType

/** @param routeOf the pattern of the route that answers a path: paths themselves would be numberless */
export const countRequests = (routeOf: (path: string) => string) => (observed: Observed, response: ServerResponse) => {
  if (!env.METRICS_TOKEN) return
  const { method, url } = observed
  const route = routeOf(url.split('?')[0] ?? '')
  const status = response.headersSent ? String(response.statusCode) : 'none'
  metrics.requests.observe({ method: methods.has(method) ? method : 'other', route, status }, msSince(observed) / 1000)
}

export type Reading = { name: string; help: string; value: number | null; labels?: Record<string, string> }

/** @param readings what is looked up only when somebody asks; null is left out */
export function exposeMetrics(readings: Reading[]): Promise<string> {
  for (const gauge of metrics.gauges.values()) gauge.reset()
  for (const { name, help, value, labels = {} } of readings) {
    if (value === null) continue
    const gauge =
      metrics.gauges.get(name) ??
      new Gauge({ name, help, labelNames: Object.keys(labels), registers: [metrics.registry] })
    metrics.gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return metrics.registry.metrics()
}

// Metrics for Prometheus, collected only when METRICS_TOKEN is set.
import type { ServerResponse } from 'node:http'
import type { Gauge as GaugeType } from 'prom-client'
import { env } from '#app/env.server.ts'
import { once } from '#app/process/once.server.ts'
import { msSince, type Observed } from './observed.server.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

const metrics = env.METRICS_TOKEN ? await once('metrics', begin) : null

// The library is loaded only then.
async function begin() {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long their answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const gauges = new Map<string, GaugeType>()
  const gaugeOf = (name: string, help: string, labelNames: string[]) => {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers: [registry] })
    gauges.set(name, gauge)
    return gauge
  }
  return { registry, requests, gauges, gaugeOf }
}

/** @param routeOf gives a path's route pattern: there are too many paths for labels */
export const countRequests = (routeOf: (path: string) => string) => (observed: Observed, response: ServerResponse) => {
  if (!metrics) return
  const { method, url } = observed
  const route = routeOf(url.split('?')[0] ?? '')
  const status = response.headersSent ? String(response.statusCode) : 'none'
  metrics.requests.observe({ method: methods.has(method) ? method : 'other', route, status }, msSince(observed) / 1000)
}

export type Reading = { name: string; help: string; value: number | null; labels?: Record<string, string> }

/** @param readings are taken only on request; null values are left out */
export async function exposeMetrics(readings: Reading[]): Promise<{ text: string; type: string }> {
  if (!metrics) return { text: '', type: 'text/plain' }
  for (const gauge of metrics.gauges.values()) gauge.reset()
  for (const { name, help, value, labels = {} } of readings) {
    if (value !== null) metrics.gaugeOf(name, help, Object.keys(labels)).set(labels, value)
  }
  return { text: await metrics.registry.metrics(), type: metrics.registry.contentType }
}

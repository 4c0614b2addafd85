export interface Metrics {
  residentMegabytes: number
  cpuSeconds: number
  /** Milliseconds, since the last request. */
  loopDelayP99: number
}

/** The delay is measured by a timer of this interval, which it includes. */
const TIMER_MS = 10

/** The server's own metrics. */
export async function metricsOf(address: string): Promise<Metrics> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    residentMegabytes: figure('process_resident_memory_bytes') / 1e6,
    cpuSeconds: figure('process_cpu_seconds_total'),
    loopDelayP99: figure('nodejs_eventloop_lag_p99_seconds') * 1000 - TIMER_MS,
  }
}

type Release = () => unknown;

/** Resources of a run. They are released in the opposite order, however the run ends. */
export class Resources {
  private readonly releases: Release[] = [];

  keep<T>(resource: T, release: (resource: T) => unknown): T {
    this.releases.push(() => release(resource));
    return resource;
  }

  async close(): Promise<void> {
    for (let release = this.releases.pop(); release; release = this.releases.pop()) await release();
  }
}

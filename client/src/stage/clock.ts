// The clock of the stage: it can be slowed down, sped up, paused and skipped.

const GRACE = 1500; // milliseconds after which a late animation counts as stuck, and is skipped

export class Clock {
  #rate = 1;
  #paused = false;
  #running = new Set<Animation>();
  #hurried = false;

  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    this.#rate = rate;
    for (const animation of this.#running) animation.updatePlaybackRate(rate);
  }

  pause(): void {
    this.#paused = true;
    for (const animation of this.#running) animation.pause();
  }

  resume(): void {
    this.#paused = false;
    for (const animation of this.#running) animation.play();
  }

  /** Ends all running animations, and skips new ones until `takeTime`. */
  finish(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
  }

  takeTime(): void {
    this.#hurried = false;
  }

  wait(milliseconds: number): Promise<void> {
    return this.#follow(new Animation(new KeyframeEffect(null, null, { duration: milliseconds })), milliseconds);
  }

  animate(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions & { duration: number }): Promise<void> {
    const effect = new KeyframeEffect(node, frames, timing);
    return this.#follow(new Animation(effect), timing.duration + (timing.delay ?? 0));
  }

  async #follow(animation: Animation, duration: number): Promise<void> {
    if (this.#hurried) return;
    this.#running.add(animation);
    animation.updatePlaybackRate(this.#rate);
    animation.play();
    if (this.#paused) animation.pause();
    let timer = 0;
    const late = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.#paused) timer = window.setTimeout(look, GRACE);
        else resolve();
      };
      timer = window.setTimeout(look, duration / this.#rate + GRACE);
    });
    const done = animation.finished.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([done, late]);
    clearTimeout(timer);
    this.#running.delete(animation);
    animation.cancel();
  }
}

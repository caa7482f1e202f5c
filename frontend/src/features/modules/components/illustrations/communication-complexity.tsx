import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** A round word and an angular one meet over a valley, with a bridge of dots below. */
export function CommunicationComplexity() {
  return (
    <Scene>
      <path className={scene.far} d="M0 92c60-10 120 10 160 52s96 40 140 0 100-70 180-62v118H0Z" />
      <path className={scene.mid} d="M0 138c70-4 110 14 150 40s110 18 160-4 100-50 170-46v72H0Z" />
      <path className={scene.path} d="M70 142c80 44 250 44 340-8" />
      <path className={shapes.a} d="M128 142c4-12 4-22 2-30a62 62 0 1 1 44 22c-14 8-30 10-46 8Z" />
      <path className={shapes.b} d="m290 12 64 64-36 36 10 30-34-6-68-60z" opacity=".88" />
      <path className={scene.smoke} d="M148 62h52m-52 22h34M282 62h34m-34 22h20" />
      <path className={scene.near} d="M0 182c120-10 160 18 240 12s140-26 240-22v28H0Z" />
    </Scene>
  );
}

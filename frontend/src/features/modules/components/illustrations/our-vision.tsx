import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** Far off, a house with its light on; in front, two people who look at it together. */
export function OurVision() {
  return (
    <Scene>
      <circle className={scene.halo} cx="330" cy="92" r="84" />
      <circle className={scene.sun} cx="330" cy="92" r="54" />
      <path className={scene.far} d="M0 130c70-30 140-36 210-8s190 4 270-34v112H0Z" />
      <path className={shapes.a} d="M302 116V84l28-24 28 24v32z" />
      <path className={scene.light} d="M323 116V98a7 7 0 0 1 14 0v18z" />
      <path className={scene.mid} d="M0 156c120-46 220-26 300-24s120-12 180-24v92H0Z" />
      <path className={scene.path} d="M152 190c30-34 92-20 122-36s34-24 52-34" />
      <g className={scene.tree}>
        <path d="M426 128v-24" />
        <ellipse cx="426" cy="92" rx="12" ry="20" />
      </g>
      <path className={scene.near} d="M0 178c90-24 190-18 280-4s130 8 200-4v30H0Z" />
      <circle className={shapes.a} cx="94" cy="146" r="28" />
      <path className={shapes.b} d="m130 112 34 34-34 34-34-34z" opacity=".92" />
    </Scene>
  );
}

import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** A circle and a diamond come from two sides and stand on one line. */
export function LetsAlign() {
  return (
    <Scene>
      <path className={scene.far} d="M0 118c90-50 170-40 240-14s150 10 240-26v122H0Z" />
      <path className={scene.mid} d="M0 158c120-30 360-30 480 0v42H0Z" />
      <circle className={scene.halo} cx="240" cy="92" r="78" />
      <path className={scene.path} d="M14 190c60-6 110-14 150-40" />
      <path className={scene.path} d="M466 190c-60-6-110-14-150-40" />
      <circle className={shapes.a} cx="212" cy="92" r="50" />
      <path className={shapes.b} d="m272 36 56 56-56 56-56-56z" opacity=".88" />
      <path className={scene.near} d="M96 150h288v8H96zM232 158h16v42h-16z" />
    </Scene>
  );
}

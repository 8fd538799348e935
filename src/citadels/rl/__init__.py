"""Learning environments: the game as numbers, for PettingZoo, Gymnasium and OpenSpiel."""

from importlib.util import find_spec

if find_spec("librt") is None:  # without it no module here can be imported
    raise ModuleNotFoundError(
        'citadels.rl needs librt, which is not installed: pip install "citadels[rl]"', name="librt"
    )
